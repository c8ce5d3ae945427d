/**
 * Runs at the end of the body of a built page: loads its scripts, which the server wrote into it as text, once the page
 * is painted with its fonts and the pictures in sight, or as soon as it is touched. On a slow line they would compete
 * with what is seen. A picture in a part that is not laid out yet is not asked for its place: that would lay the part
 * out. Parts that wait for scripts are shown too (`data-later` in base.css). When a script does not arrive, as on a line
 * that breaks, the page would never answer: it is loaded again once the line is there, at most twice a minute. Constant, so that its hash in the security
 * policy never changes.
 */
export const startScripts = `(function(){
var later=document.querySelector('script[data-modules]')
function see(){document.documentElement.dataset.seen='true'}
if(!later)return see()
function again(){if(navigator.onLine)location.reload();else addEventListener('online',again,{once:true})}
var isFailed=false
function fail(){
if(isFailed||document.documentElement.dataset.hydrated)return
isFailed=true
try{
var last=Number(sessionStorage.getItem('startedAgainAt'))
sessionStorage.setItem('startedAgainAt',Date.now())
setTimeout(again,Date.now()-last<30000?30000:1000)
}catch(error){}}
function start(){
if(!later)return
see()
later.dataset.modules.split(' ').forEach(function(address){
var link=document.createElement('link')
link.rel='modulepreload'
link.href=address
document.head.append(link)})
var script=document.createElement('script')
script.type='module'
script.textContent=later.textContent
script.onerror=fail
addEventListener('unhandledrejection',function(event){
if(document.documentElement.dataset.hydrated||!(event.reason instanceof TypeError))return
event.preventDefault()
fail()})
later=null
document.body.append(script)
script.remove()}
function isAwaited(image){
if(image.checkVisibility&&!image.checkVisibility({contentVisibilityAuto:true}))return false
var place=image.getBoundingClientRect()
return !image.complete&&place.width>0&&place.top<innerHeight}
function afterPaint(act){if(document.hidden)act();else requestAnimationFrame(function(){setTimeout(act)})}
function startOnceSeen(){
var awaited=Array.prototype.find.call(document.images,isAwaited)
if(!awaited)return afterPaint(start)
awaited.addEventListener('load',startOnceSeen,{once:true})
awaited.addEventListener('error',startOnceSeen,{once:true})}
addEventListener('load',function(){afterPaint(startOnceSeen)})
setTimeout(start,3000)
;['pointerdown','keydown'].forEach(function(name){addEventListener(name,start,{once:true,capture:true})})
})()`
