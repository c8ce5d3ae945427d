/**
 * Runs in the head before the first paint: puts the kept theme on, hides `Log in` after the login, the badge of Google
 * Play from iOS, and the notice about storage once it was read. A page that is loaded again goes back to where it was
 * scrolled to, so that all its parts need their own height at once. Constant, so that its hash in the security policy
 * never changes.
 */
export const beforePaint =
  "try{var d=document.documentElement.dataset,s=localStorage;if(s.theme==='light'){d.theme='light';d.mantineColorScheme='light'}if(s.token&&s.refreshTokenTime*1000>Date.now()){d.session='in';d.role=s.role}if(s.cookieAccepted)d.cookies='read';if(/iPad|iPhone|iPod/.test(navigator.userAgent)||navigator.platform==='MacIntel'&&navigator.maxTouchPoints>1)d.os='ios';if(performance.getEntriesByType('navigation')[0].type!=='navigate')d.laidOut='true'}catch(e){}"
