import { PRODUCT_KEY } from '#basics/product-name.ts';

/** Kept where a page was fetched anew because a script of it was gone, by a new version or a bad line: once. */
const RELOADED_KEY = `${PRODUCT_KEY}-reloaded`;

/** Written around a part of the page whose script comes behind that of the page (`shell/later-part.tsx`). */
export const LATER = 'data-later';

/**
 * Runs in the head of every page, before its scripts have come: what is pressed meanwhile waits, and is done when
 * React has taken the page over (`replay-events.ts`), or the part of it that comes later. What does its work without
 * scripts is let through: links, what opens a popover, and forms that ask for an address or say where they go. Other buttons, other forms,
 * what puts something in the cart (`data-held`) and the choice of language wait; so buttons that send are opened,
 * which stay closed without scripts. Where a script could not be fetched and the site answers, the page is loaded
 * anew, once.
 */
export const EARLY_GESTURES = `(function(d,w){
var held=[],isTaken=false,hasMissed=false;
function hold(event,target,submitter){event.preventDefault();event.stopImmediatePropagation();
if(target.hasAttribute('aria-expanded')&&held.some(function(each){return each.target===target}))return;
held.push({target:target,submitter:submitter})}
function hear(event){var target=event.target;
if(isTaken&&!(target.closest&&target.closest('[${LATER}]')))return;
if(event.type==='submit'){var way=event.submitter&&event.submitter.hasAttribute('formaction');
if(target.matches('[data-held]')||(!target.matches('[action],[method=get]')&&!way))hold(event,target,event.submitter);return}
if(!target.closest)return;
var pressed=target.closest('button,a[data-held]');
if(!pressed||pressed.hasAttribute('popovertarget')||(pressed.form&&pressed.type!=='button'))return;
if(pressed.href&&(event.button||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey))return;
hold(event,pressed)}
function miss(event){var missed=event.target;if(hasMissed)return;
if(missed.tagName==='SCRIPT'||(missed.tagName==='LINK'&&missed.rel==='modulepreload'))
{hasMissed=true;fetch(w.location.href,{method:'HEAD'}).then(reloadOnce,function(){})}}
function reloadOnce(){try{if(w.sessionStorage.getItem('${RELOADED_KEY}'))return;w.sessionStorage.setItem('${RELOADED_KEY}','1');w.location.reload()}catch(e){}}
w.addEventListener('click',hear,true);
w.addEventListener('submit',hear,true);
w.addEventListener('error',miss,true);
d.addEventListener('DOMContentLoaded',function(){
d.querySelectorAll('form[method=post] [type=submit]:disabled').forEach(function(button){button.disabled=false})});
w.earlyGestures={isTaken:false,take:function(){
w.earlyGestures.isTaken=isTaken=true;
w.removeEventListener('error',miss,true);
try{w.sessionStorage.removeItem('${RELOADED_KEY}')}catch(e){}
return held.splice(0)}};
})(document,window)`;
