import { describe, expect, it } from 'vitest'
import { completeCode, emptyCode, eraseCode, placeCode } from './distribute-code.ts'

const boxes = (text: string) => [...text].map((character) => (character === '_' ? '' : character))

describe('placeCode', () => {
  it('upper-cases one typed letter and moves to the next box', () => {
    expect(placeCode(emptyCode(6), 0, 'a')).toEqual({ characters: boxes('A_____'), focus: 1 })
  })

  it('fills all boxes with a pasted code, in whichever box it lands', () => {
    expect(placeCode(boxes('XY____'), 3, 'k7p9qr')).toEqual({ characters: boxes('K7P9QR'), focus: 5 })
  })

  it('leaves out blanks, hyphens and what is beyond the last box', () => {
    expect(placeCode(emptyCode(6), 0, ' k7p-9qr zz').characters).toEqual(boxes('K7P9QR'))
  })

  it('puts a shorter paste from the box on and keeps what stood before', () => {
    expect(placeCode(boxes('AB____'), 2, 'cd')).toEqual({ characters: boxes('ABCD__'), focus: 4 })
  })

  it('does not move for signs that no code has', () => {
    expect(placeCode(boxes('AB____'), 2, '*')).toEqual({ characters: boxes('AB____'), focus: 2 })
  })
})

describe('eraseCode', () => {
  it('empties the box and stays in it', () => {
    expect(eraseCode(boxes('ABC___'), 2)).toEqual({ characters: boxes('AB____'), focus: 2 })
  })

  it('goes back one box from an empty one', () => {
    expect(eraseCode(boxes('AB____'), 2)).toEqual({ characters: boxes('A_____'), focus: 1 })
  })

  it('stays in the first box', () => {
    expect(eraseCode(emptyCode(6), 0)).toEqual({ characters: emptyCode(6), focus: 0 })
  })
})

it('a code is complete when no box is empty', () => {
  expect(completeCode(boxes('K7P9QR'))).toBe('K7P9QR')
  expect(completeCode(boxes('K7_9QR'))).toBeNull()
})
