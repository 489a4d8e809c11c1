import { expect, test } from 'vitest'
import { nameOfEmail } from './name-of-email.ts'

test.each([
  ['marina.oliveira@padaria.example', 'Marina', 'Oliveira'],
  ['MARINA_OLIVEIRA@padaria.example', 'Marina', 'Oliveira'],
])('%s tells who it is', (email, firstName, lastName) => {
  expect(nameOfEmail(email)).toEqual({ firstName, lastName })
})

test.each([
  'marina@padaria.example',
  'm.oliveira@padaria.example',
  'marina.de.oliveira@padaria.example',
  'marina.oliveira2@padaria.example',
  'recursos.humanos@padaria.example',
  'rh.padaria@padaria.example',
  'contato.padaria@padaria.example',
  '',
])('%j tells nobody', (email) => {
  expect(nameOfEmail(email)).toBeNull()
})
