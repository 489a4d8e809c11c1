import type { ThemeName } from '@benefits/domain/catalogue/theme-names'
import { pageLook } from './page-look.ts'

/** The only style of a page that the server draws itself: the store's header, one card on its ground, its last row. */
export function issuerPageStyle(theme: ThemeName): string {
  const { primary, soft, ink, inkSoft, line, surface, font, wordSpacing } = pageLook(theme)
  return `
*{box-sizing:border-box}
html{font:1rem/1.55 ${font};word-spacing:${wordSpacing};-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{display:flex;flex-direction:column;min-height:100vh;min-height:100dvh;margin:0;color:${ink};background:${surface};-webkit-font-smoothing:antialiased}
header{background:#fff;border-bottom:1px solid ${line}}
.bar{display:flex;align-items:center;height:5.375rem;max-width:75rem;margin:0 auto;padding:0 clamp(1rem,4vw,2rem)}
.bar a{display:flex;align-items:center;gap:.5rem;min-height:3rem;color:inherit;text-decoration:none;font-size:1.125rem;font-weight:800;line-height:1.15;letter-spacing:-.02em}
.bar img{flex:none;width:2.25rem;height:2.5rem;object-fit:cover;object-position:left}
small{display:block;font-size:.875rem;font-weight:550;letter-spacing:0}
main{flex:1;padding:3rem clamp(1rem,4vw,2rem)}
.card{max-width:35rem;margin:0 auto;padding:2rem;border:1px solid ${line};border-radius:1.25rem;background:#fff}
.done{display:grid;place-items:center;width:4rem;height:4rem;margin:0 0 1.25rem;border-radius:50%;color:#0d6b3f;background:#e2f4e9}
h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.2;letter-spacing:-.02em;text-wrap:balance}
p{margin:0 0 .75rem;color:${inkSoft};overflow-wrap:anywhere;text-wrap:pretty}
a{color:${primary};text-underline-offset:.2em}
.ways{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem;margin:1.5rem 0 0}
form{margin:0}
button,.button,.ways .plain{display:inline-flex;align-items:center;justify-content:center;min-height:3rem;padding:.5rem 1.5rem;border:2px solid ${primary};border-radius:999px;font:inherit;font-weight:700;line-height:1.3;word-spacing:inherit;text-align:center;text-decoration:none;color:#fff;background:${primary};cursor:pointer}
.ways .plain,.back .plain{padding:.5rem .75rem;border-color:transparent;color:${primary};background:none}
.outlined{color:${primary};background:#fff}
.back{display:flex;flex-wrap:wrap;align-items:center;margin:1.5rem 0 0;padding:1rem 0 0;border-top:1px solid ${line};color:${inkSoft}}
.back .plain{min-height:2.5rem}
@media (hover:hover){button:hover,.button:hover{border-color:${ink};background:${ink};color:#fff}.ways .plain:hover,.back .plain:hover,.outlined:hover{border-color:transparent;background:${soft};color:${ink}}.outlined:hover{border-color:${primary}}}
a:focus-visible,button:focus-visible{outline:3px solid ${primary};outline-offset:2px}
footer{padding:1.25rem clamp(1rem,4vw,2rem);border-top:1px solid ${line};font-size:.875rem}
footer p{display:flex;flex-wrap:wrap;justify-content:center;gap:.25rem 1.25rem;max-width:75rem;margin:0 auto;text-align:center}
@media (max-width:640px){.bar{height:4.5rem}.bar a{font-size:1rem}.bar img{width:1.8rem;height:2rem}main{padding-block:1.5rem}.card{padding:1.5rem 1.25rem}h1{font-size:1.625rem}.ways{flex-direction:column;align-items:stretch}.ways form,button,.button{width:100%}.back .plain{width:auto}}
`
}
