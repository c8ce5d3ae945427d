/**
 * Runs in the head before the first paint: puts the kept theme on, and hides `Log in` from who is logged in.
 * Constant, so that its hash in the security policy never changes.
 */
export const beforePaint =
  "try{var d=document.documentElement.dataset,s=localStorage;if(s.theme==='light'){d.theme='light';d.mantineColorScheme='light'}if(s.token&&s.refreshTokenTime*1000>Date.now())d.session='in'}catch(e){}"
