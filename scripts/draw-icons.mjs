/**
 * Draws a theme's icons from its own sign and colours into `apps/store/public`, in Chromium: `npm run icons` for all of
 * them, `npm run icons -- NAME` for a new one. Run it again where a sign or a colour changes.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

const store = join(import.meta.dirname, '..', 'apps', 'store')
const themes = join(store, 'app', 'styles', 'themes')
const folders = (await readdir(themes, { withFileTypes: true })).filter((entry) => entry.isDirectory())
const asked = process.argv.slice(2)
const drawn = folders.map(({ name }) => name)
const unknown = asked.filter((name) => !drawn.includes(name))
if (unknown.length > 0) {
  console.error(`There is no theme ${unknown.join(', ')}: ${drawn.join(', ')}.`)
  process.exit(2)
}
const names = asked.length > 0 ? asked : drawn

/** The sign's box, and what of an icon's width it takes; a launcher cuts a maskable one down to the middle 80 %. */
const SIGN = { width: 40, height: 42 }
const PLACES = {
  tab: { share: 0.8, radius: 9 / 32 },
  launcher: { share: 0.68, radius: 9 / 32 },
  homeScreen: { share: 0.68, radius: 0 },
  maskable: { share: 0.55, radius: 0 },
}
const FILES = [
  ['180', 180, 'homeScreen'],
  ['192', 192, 'launcher'],
  ['512', 512, 'launcher'],
  ['maskable', 512, 'maskable'],
]
const TAB_SIZES = [16, 32, 48]

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' })
for (const name of names) {
  const { sign, ground } = await readTheme(name)
  const draw = (size, place) => raster(drawing(sign, ground, PLACES[place]), size)
  const to = (file) => join(store, 'public', file)
  await writeFile(to(`favicon-${name}.svg`), `${drawing(sign, ground, PLACES.tab)}\n`)
  for (const [suffix, size, place] of FILES)
    await writeFile(to(`icon-${name}-${suffix}.png`), await draw(size, place))
  const pictures = []
  for (const size of TAB_SIZES) pictures.push({ size, bytes: await draw(size, 'tab') })
  await writeFile(to(`favicon-${name}.ico`), iconFile(pictures))
}
await browser.close()

/** The sign's markup in the colours that it has on the issuer's own, which is the ground. */
async function readTheme(name) {
  const sheet = await readFile(join(themes, name, 'tokens.css'), 'utf8')
  const source = await readFile(join(themes, name, 'sign.tsx'), 'utf8')
  const colour = (token) => {
    const [, hex = ''] = sheet.split(`--color-${token}: `, 2)
    if (!/^#[0-9a-f]{6};/.test(hex)) throw new Error(`${name} has no plain --color-${token}`)
    return hex.slice(0, 7)
  }
  const markup = source.slice(source.indexOf('<>') + 2, source.indexOf('</>'))
  if (!markup.includes('var(--logo-main)')) throw new Error(`${name} has no sign`)
  const sign = markup
    .replaceAll('var(--logo-main)', colour('on-primary'))
    .replaceAll('var(--logo-accent)', colour('accent'))
    .replace(/\n\s*/g, '')
  return { sign, ground: colour('primary') }
}

function drawing(sign, ground, { share, radius }) {
  const scale = (32 * share) / SIGN.height
  const left = (32 - SIGN.width * scale) / 2
  const top = (32 - SIGN.height * scale) / 2
  const round = (number) => Number(number.toFixed(3))
  const corners = radius > 0 ? ` rx="${radius * 32}"` : ''
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>Loja</title>',
    `<rect width="32" height="32"${corners} fill="${ground}"/>`,
    `<g transform="translate(${round(left)} ${round(top)}) scale(${round(scale)})">${sign}</g></svg>`,
  ].join('')
}

async function raster(svg, size) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  )
  const bytes = await page.screenshot({ omitBackground: true })
  await page.close()
  return bytes
}

/** An ICO file whose pictures are PNG: a header, a row of 16 bytes for each, and the pictures. */
function iconFile(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [nth, { size, bytes }] of pictures.entries()) {
    const row = 6 + 16 * nth
    head.writeUInt8(size, row)
    head.writeUInt8(size, row + 1)
    head.writeUInt16LE(1, row + 4)
    head.writeUInt16LE(32, row + 6)
    head.writeUInt32LE(bytes.length, row + 8)
    head.writeUInt32LE(offset, row + 12)
    offset += bytes.length
  }
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)])
}
