// Preloaded into a store under test (`--import`): its clock is late by as many milliseconds as the file LATE_CLOCK
// says.
import { readFileSync, watch } from 'node:fs'

const file = process.env.LATE_CLOCK
const RealDate = Date
const read = () => Number(readFileSync(file, 'utf8'))
let lateMs = read()
watch(file, () => {
  lateMs = read()
}).unref()

globalThis.Date = class LateDate extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + lateMs)
    else super(...given)
  }

  static now() {
    return RealDate.now() + lateMs
  }
}
