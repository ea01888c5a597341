import { HOST_ONLY, LANGUAGE_STORAGE_KEY } from '#basics/language.ts';
import { PRODUCT_KEY } from '#basics/product-name.ts';
import { INSTALL_PROMPT_NAME } from '#platform/browser/install-prompt.ts';
import { SESSION_STORAGE_KEY } from '#platform/browser/stored-session.ts';
import { CART_STORAGE_KEY } from '#shop/sales/rules/stored-cart.ts';

export const TEXT_SIZE_STORAGE_KEY = `${PRODUCT_KEY}-text-size`;

/**
 * Runs before the first paint: applies the kept text size, and the language rule of the browser, and says
 * that a cart was kept (`cart-kept:` in styles), and a session (`signed-in:`).
 * The server guessed the language from the mirror cookie; where the kept choice says otherwise,
 * the cookie is set right and the page asked for again, before anything was shown.
 * The browser’s offer to install the app comes early as well: it is kept for the page that explains it.
 * Written for any browser and kept on one page: it travels in every HTML page.
 */
export const HEAD_SCRIPT = `(function(d,w){
w.addEventListener('beforeinstallprompt',function(e){e.preventDefault();w.${INSTALL_PROMPT_NAME}=e});
var size=null,kept=null,cart=null,session=null;
try{session=w.localStorage.getItem('${SESSION_STORAGE_KEY}');cart=w.localStorage.getItem('${CART_STORAGE_KEY}');size=w.localStorage.getItem('${TEXT_SIZE_STORAGE_KEY}');kept=w.localStorage.getItem('${LANGUAGE_STORAGE_KEY}')}catch(e){return}
if(cart&&cart!=='[]')d.documentElement.setAttribute('data-cart-kept','');
if(session)d.documentElement.setAttribute('data-signed-in','');
if(/^(125|150|175|200)$/.test(size||''))d.documentElement.setAttribute('data-text-size',size);
var valid=/^(fr|en)$/,asked=(w.location.search.match(/[?&]lang=(fr|en)(?:&|$)/)||[])[1];
if(!valid.test(kept||'')){kept=null;if(asked)try{w.localStorage.setItem('${LANGUAGE_STORAGE_KEY}',kept=asked)}catch(e){}}
var own=((w.navigator.languages&&w.navigator.languages[0])||w.navigator.language||'en'),
want=kept||(/^fr(-|$)/i.test(own)?'fr':'en');
var https=w.location.protocol==='https:';
function mirror(l){d.cookie=(https?'${HOST_ONLY}':'')+'${LANGUAGE_STORAGE_KEY}='+l+';path=/;max-age=31536000;samesite=lax'+(https?';secure':'')}
if(kept)mirror(kept);
if(asked||want===d.documentElement.lang)return;
mirror(want);
if(d.cookie.indexOf('${LANGUAGE_STORAGE_KEY}='+want)>=0)w.location.reload();
})(document,window)`;
