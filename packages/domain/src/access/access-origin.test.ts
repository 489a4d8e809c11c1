import { expect, test } from 'vitest'
import { ACCESS_ORIGINS, hasAccessByOrigin, isAccessOrigin } from './access-origin.ts'

test('accounts come from the embedded store, three portals, two systems of before, or are made here', () => {
  expect(ACCESS_ORIGINS).toEqual([
    'ACESSO_VR_SPE',
    'PONTOMAIS',
    'LUMIS',
    'ACESSO_VR_PORTAL_RH_BENEFICIO',
    'ACESSO_VR_PORTAL_RH_GENTE',
    'ACESSO_VR_PORTAL_RH_BENEFICIO_GENTE',
    'ACESSO_VR',
  ])
})

test('three origins have access already: the embedded one and the two HR portals', () => {
  expect(ACCESS_ORIGINS.filter(hasAccessByOrigin)).toEqual([
    'ACESSO_VR_SPE',
    'ACESSO_VR_PORTAL_RH_BENEFICIO',
    'ACESSO_VR_PORTAL_RH_GENTE',
  ])
})

test('an origin that nobody knows gives no access', () => {
  expect([isAccessOrigin('OUTRA'), hasAccessByOrigin('OUTRA'), hasAccessByOrigin('')]).toEqual([
    false,
    false,
    false,
  ])
})
