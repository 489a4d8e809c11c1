/** Element that holds the sleeping entry script. */
export const ENTRY_ID = 'entrada'

/** How long a page rests after its first paint before its scripts come unasked. */
const QUIET_MS = 4000
/** How long the blocks below wait for the font. */
const FONT_MS = 500
/** Between two tries for the page's data. */
const RETRY_MS = 2000

/**
 * The small script of a kept page. After the first paint it fetches the font, the icons and the sheet of the whole store;
 * then, a frame each, the text takes its font and what is below is shown block by block.
 * It wakes the entry on the first sign of a person (touch, key, pointer, scroll), at once after the first paint for a tab
 * that has something to show already (its cart), else four quiet seconds after it: a visitor who only reads pays for no
 * script, and whoever acts is heard. The entry waits for the sheet; its data comes beside it, asked for again while the
 * connection is lost. A page that exists no more has none: it stays plain HTML.
 *
 * Until the store has taken over, a link that keeps the query gets the visitor's own parameters at the moment it is
 * followed, since the kept page does not know them; and the last press on a plain button, or on one of a form that the
 * browser does not send by itself, is pressed again once it is heard. Parts of the page marked `data-unheard` are taken
 * over later: their links are served until then.
 */
export const STARTER = `(()=>{
let started,font,pressed
const root=document.documentElement
const pause=(ms)=>new Promise((done)=>setTimeout(done,ms))
const frame=()=>new Promise((done)=>requestAnimationFrame(()=>setTimeout(done)))
const sheet=document.querySelector('link[rel=stylesheet][disabled]')
const dressed=new Promise((done)=>{
if(!sheet)return done()
sheet.onload=sheet.onerror=async()=>{
await frame()
await Promise.race([font,pause(${FONT_MS})])
root.dataset.shown=1
await frame()
root.dataset.shown=2
for(const block of document.querySelectorAll('[data-below]>*')){
await frame()
block.dataset.shown=''
}
root.dataset.shown=''
done()
}
})
const dress=()=>{
if(!sheet?.disabled)return
font=document.fonts.load('1em '+getComputedStyle(root).getPropertyValue('--font-family')).catch(()=>{})
for(const icon of document.querySelectorAll('use[data-href]'))icon.setAttribute('href',icon.dataset.href)
sheet.disabled=false
}
const bring=()=>fetch(entry.dataset.data).then((answer)=>answer.ok?answer.text():answer.status===404?new Promise(()=>{}):Promise.reject()).catch(()=>pause(${RETRY_MS}).then(bring))
const entry=document.getElementById('${ENTRY_ID}')
const start=()=>{
if(started)return
started=true
dress()
bring().then((data)=>{const {streamController}=window.__reactRouterContext;streamController.enqueue(data);streamController.close()})
dressed.then(()=>{
const script=document.createElement('script')
script.type='module'
script.textContent=entry.textContent
document.head.append(script)
})
}
for(const sign of ['pointerdown','keydown','touchstart','pointerover','focusin','scroll','wheel'])addEventListener(sign,start,{once:true,passive:true,capture:true})
const known=()=>{try{return Object.keys(sessionStorage).some((key)=>key.startsWith('loja:')&&!key.startsWith('loja:conteudo'))}catch{return false}}
const painted=()=>{dress();setTimeout(start,known()?0:${QUIET_MS})}
const loaded=()=>new PerformanceObserver((list,observer)=>{if(list.getEntriesByName('first-contentful-paint').length){observer.disconnect();painted()}}).observe({type:'paint',buffered:true})
addEventListener('load',loaded)
const keep=(event)=>{
if(!event.target.closest)return
if('hydrated' in root.dataset&&!event.target.closest('[data-unheard]'))return
if(event.type==='click')pressed=event.target.closest('button[type=button],form[method=dialog] button')
const link=event.target.closest('a[data-keep-query]')
if(!link||!location.search)return
const url=new URL(link.href),dropped=link.dataset.keepQuery.split(' ')
for(const [name,value] of new URLSearchParams(location.search))if(!url.searchParams.has(name)&&!dropped.includes(name))url.searchParams.append(name,value)
link.href=url.href
}
addEventListener('click',keep,true)
addEventListener('auxclick',keep,true)
new MutationObserver((_,observer)=>{observer.disconnect();if(pressed?.isConnected)pressed.click()}).observe(root,{attributeFilter:['data-hydrated']})
})()`
