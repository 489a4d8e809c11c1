import { processTerminal, runOrder } from './operations/run-order.ts'

/** The operator's command (`npm run ops`): carries out one order and ends. */
process.exitCode = await runOrder(process.argv.slice(2), process.env, processTerminal)
