import { describe, expect, test } from 'vitest'
import { type CardBrand, cardBrand, cvvLength } from './card-brand.ts'

/** First and last beginning of every range. */
const RANGES: Readonly<Record<CardBrand, readonly (readonly [from: number, to: number])[]>> = {
  elo: [
    ...[401178, 431274, 438935, 451416, 457393, 504175, 627780, 636297, 636368].map(alone),
    [401178, 401179],
    [457631, 457632],
    [506699, 506778],
    [509000, 509999],
    [650031, 650033],
    [650035, 650051],
    [650405, 650439],
    [650485, 650538],
    [650541, 650598],
    [650700, 650718],
    [650720, 650727],
    [650901, 650978],
    [651652, 651679],
    [655000, 655019],
    [655021, 655058],
  ],
  hipercard: [
    ...[606282, 384100, 384140, 384160, 637095, 637568, 637599, 637609, 637612].map(alone),
    ...[63737423, 63743358].map(alone),
  ],
  amex: [alone(34), alone(37)],
  mastercard: [
    [51, 55],
    [2221, 2720],
  ],
  visa: [alone(4)],
}

function alone(at: number): readonly [number, number] {
  return [at, at]
}

describe.each(Object.entries(RANGES))('%s', (brand, ranges) => {
  test.each(ranges)('from %i to %i', (from, to) => {
    expect([cardBrand(`${from}`), cardBrand(`${to}9`)]).toEqual([brand, brand])
  })
})

test.each([
  ['401177', 'visa'],
  ['401180', 'visa'],
  ['506698', null],
  ['506779', null],
  ['655020', null],
  ['6374', null],
  ['637609', 'hipercard'],
  ['637610', null],
  ['63737422', null],
  ['2220', null],
  ['222', null],
  ['50', null],
  ['56', null],
  ['35', null],
])('beside a range, or with too few digits: %s is %s', (number, brand) => {
  expect(cardBrand(number)).toBe(brand)
})

test.each([
  ['4111111111111111', 'visa'],
  ['4', 'visa'],
  ['4011780000000000', 'elo'],
  ['6362970000457013', 'elo'],
  ['6500350000000000', 'elo'],
  ['6500340000000000', null],
  ['5555555555554444', 'mastercard'],
  ['2223000048400011', 'mastercard'],
  ['2721000000000000', null],
  ['378282246310005', 'amex'],
  ['3782 8', 'amex'],
  [' 3-4 1', 'amex'],
  ['3', null],
  ['6062825624254001', 'hipercard'],
  ['3841001111222233334', 'hipercard'],
  ['6373742300000000', 'hipercard'],
  ['6373742200000000', null],
  ['', null],
  ['abc', null],
])('the brand of %j is %s', (number, brand) => {
  expect(cardBrand(number)).toBe(brand)
})

test('Amex has four security digits', () => {
  expect([cvvLength('amex'), cvvLength('visa'), cvvLength(null)]).toEqual([4, 3, 3])
})
