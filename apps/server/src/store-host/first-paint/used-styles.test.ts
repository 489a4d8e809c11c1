import { describe, expect, it } from 'vitest'
import { marksOf } from './page-marks.ts'
import { parsePage } from './parse-page.ts'
import { usedStyles } from './used-styles.ts'

const HTML =
  '<html data-theme="vr"><body class="page wide"><h1 class="big" style="color:var(--own)">x</h1><button aria-busy="true">y</button><svg><path fill="var(--drawn)"/></svg></body></html>'

const used = (css: string) => usedStyles(css, marksOf(parsePage(HTML)))

describe('the styles that a page uses', () => {
  it.each([
    ['classes', '.page{a:b}.wide .big{a:b}'],
    ['elements', 'h1,body>button{a:b}'],
    ['anything', '*{a:b}:root{a:b}'],
    ['the theme', '[data-theme=vr]{a:b}[data-theme="vr"] h1{a:b}'],
    ['attributes', '[aria-busy=true]{a:b}'],
    ['what the browser opens or hides itself', 'h1[hidden]{a:b}h1[open]{a:b}'],
    ['selectors of uncertain parts', 'h1:not(.other){a:b}body:has(.other){a:b}'],
    ['what the page holds', 'body:has([aria-busy]){a:b}'],
    ['pseudo-elements', 'h1:before{a:b}.big::after{a:b}'],
    ['widths', '@media (min-width:1px){.big{a:b}}'],
    ['properties that are read, in the page as well', ':root{--own:red;--deep:1}h1{margin:var(--deep)}'],
    ['properties that a picture is drawn with', ':root{--drawn:red}'],
    ['properties that those are made of', ':root{--base:red}h1{--own:var(--base)}'],
    ['named animations', '@keyframes turn{0%{a:b}}h1{animation:turn 1s}'],
  ])('keep those of %s', async (_, css) => expect(await used(css)).toBe(css))

  it.each([
    ['other classes', '.other{a:b}.page .other{a:b}.page.other{a:b}'],
    ['other elements', 'table{a:b}.page table{a:b}'],
    ['other themes', '[data-theme=banco]{a:b}'],
    ['attributes that are not there', '[aria-busy=false]{a:b}.page[data-open]{a:b}'],
    [
      'what the page does not hold',
      'body:has([data-sheet]){a:b}body:has([data-sheet]) h1 + p{a:b}html:has([aria-busy]):has([data-sheet]){a:b}',
    ],
    ['pointers and focus', 'button:hover{a:b}button:focus-visible{a:b}button:active{a:b}'],
    ['selected text', '::selection{a:b}'],
    ['paper', '@media print{h1{a:b}.big,.page .wide{a:b}}@media print{h1{a:b}}'],
    ['empty widths', '@media (min-width:1px){.other{a:b}}'],
    [
      'widths that spoke of what the page does not hold',
      '@media (min-width:1px){html:has([data-sheet]){a:b}}',
    ],
    ['how a property is inherited', '@property --own{syntax:"*";inherits:false}'],
    ['notes of the build', '/*$vite$:1*/'],
    ['animations that nobody names', '@keyframes turn{0%{a:b}}'],
  ])('leave out those of %s', async (_, css) => expect(await used(css)).toBe(''))

  it('leave out properties that nobody reads', async () => {
    expect(await used(':root{--nobody:1}h1{--deep:2;margin:var(--deep)}')).not.toContain('--nobody')
  })

  it('leave out how something moves, which is asked only when somebody is there', async () => {
    expect(
      await used('h1{a:b;transition:color var(--quick) ease, scale 1s;c:d}.big{transition:scale 1s}'),
    ).toBe('h1{a:b;c:d}')
    expect(await used('h1{a:b;& .big{transition:scale 1s}}')).toBe('h1{a:b;}')
  })

  it('keep of a list what matches, in the order of the sheet', async () => {
    expect(await used('.other,.big,table{a:b}.page{c:d}.big{e:f}')).toBe('.big{a:b}.page{c:d}.big{e:f}')
  })
})
