import { existsSync } from 'node:fs'

/**
 * Debian's Chromium with its windows: it opens PDFs and blocks what third parties keep. `CHROMIUM` names another one.
 */
const WHOLE = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** The same engine without a browser around it: a test takes about three quarters of the processor time. */
const SHELL = '/usr/bin/chromium-headless-shell'

/**
 * Features of Chromium that are turned off. The pop-ups of the address bar are two pages of the browser's own in every
 * window: nobody types there, and they took twice the processor time that the store's page takes. The switch counts
 * once, so that what Playwright leaves out itself is named again.
 */
const LEFT_OUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  // A page of a partner's site holds the store that runs on this machine.
  'LocalNetworkAccessChecks',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
]

/**
 * A test's page lives for seconds: optimising its scripts, and a process of its own for drawing, cost a tenth more than
 * they give.
 */
const SHORT_LIVED = ['--js-flags=--no-opt --no-maglev', '--in-process-gpu']

const launch = (executablePath: string, more: readonly string[] = []) => ({
  executablePath,
  args: [
    ...more,
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${LEFT_OUT.join(',')}`,
  ],
})

/** How tests start the whole browser, for what only that does. */
export const wholeBrowser = launch(WHOLE)

/** How tests start the engine alone; the whole browser where it is not there or another one is named. */
export const engineAlone = launch(!process.env.CHROMIUM && existsSync(SHELL) ? SHELL : WHOLE, SHORT_LIVED)
