import { describe, expect, it } from 'vitest'
import { firstStyles } from '../apps/server/src/store-host/first-paint/first-styles.ts'
import { marksOf } from '../apps/server/src/store-host/first-paint/page-marks.ts'
import { parsePage } from '../apps/server/src/store-host/first-paint/parse-page.ts'
import { readFirstRules } from './first-rules.ts'

const PAGE = parsePage(
  '<html data-theme="vr"><body class="page wide"><h1 class="big" style="color:var(--own)">x</h1><button aria-busy="true">y</button><svg><path fill="var(--drawn)"/></svg></body></html>',
)

const used = (css: string) => firstStyles(readFirstRules(css), marksOf(PAGE))

describe('the first styles of a page', () => {
  it.each([
    ['classes', '.page{a:b}.wide .big{a:b}'],
    ['elements', 'h1,body>button{a:b}'],
    ['anything', '*{a:b}'],
    ['the theme', '[data-theme=vr]{a:b}[data-theme="vr"] h1{a:b}'],
    ['attributes', '[aria-busy=true]{a:b}[aria-busy] h1{a:b}'],
    ['what the browser opens or hides itself', 'h1[hidden]{a:b}h1[open]{a:b}'],
    ['what must not be there', 'h1:not(.other){a:b}'],
    ['several ways to match', ':is(.other,.page) h1{a:b}:where(table,a){c:d}'],
    ['what the page holds', 'body:has([aria-busy]){a:b}'],
    ['places among others', 'h1:nth-child(odd){a:b}'],
    ['pseudo-elements', 'h1:before{a:b}.big::after{a:b}'],
    ['widths', '@media (min-width:1px){.big{a:b}h1{a:b}}@media (min-width:2px){h1{a:b}}'],
    ['widths within widths', '@media (min-width:1px){@container (width>=1px){.big{a:b}}}h1{a:b}'],
    ['properties that are read, in the page as well', ':root{--own:red;--deep:1}h1{margin:var(--deep)}'],
    ['properties that a picture is drawn with', ':root{--drawn:red}'],
    ['properties that those are made of', ':root{--base:red}h1{--own:var(--base)}'],
    ['named animations', '@keyframes turn{0%{a:b}}h1{animation:1s turn}'],
  ])('keep those of %s', (_, css) => expect(used(css)).toBe(css))

  it.each([
    ['other classes', '.other{a:b}.page .other{a:b}.page.other{a:b}'],
    ['other elements', 'table{a:b}.page table{a:b}'],
    ['other themes', '[data-theme=banco]{a:b}:root,:root[data-theme=banco]{--own:red}'],
    ['attributes that are not there', '[aria-busy=false]{a:b}.page[data-open]{a:b}'],
    ['what the page does not hold', 'body:has([data-sheet]){a:b}html:has([aria-busy]):has(.other) h1{a:b}'],
    ['pointers and focus', 'button:hover{a:b}button:focus-visible{a:b}button:active{a:b}'],
    ['selected text', '::selection{a:b}'],
    ['paper', '@media print{h1{a:b}.big,.page .wide{a:b}}'],
    ['widths of other classes', '@media (min-width:1px){.other{a:b}}'],
    ['how a property is inherited', '@property --own{syntax:"*";inherits:false}'],
    ['notes of the build', '/*$vite$:1*/'],
    ['animations that nobody names', '@keyframes turn{0%{a:b}}'],
    ['properties that nobody reads', ':root{--nobody:1;--either:var(--nobody)}'],
  ])('leave out those of %s', (_, css) => expect(used(css)).toBe(''))

  it('leave out how something moves, which is asked only when somebody is there', () => {
    expect(used('h1{a:b;transition:color var(--quick) ease, scale 1s;c:d}.big{transition:scale 1s}')).toBe(
      'h1{a:b;c:d}',
    )
  })

  it('keep of a list what matches, in the order of the sheet', () => {
    expect(used('.other,.big,table{a:b}.page{c:d}.big{e:f}')).toBe('.big{a:b}.page{c:d}.big{e:f}')
  })
})
