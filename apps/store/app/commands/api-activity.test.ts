import { describe, expect, test } from 'vitest'
import { createApiActivity } from './api-activity.ts'

const refusal = { code: -17, status: 422, description: 'Número de CNPJ inválido', fields: [] } as const

describe('the api state', () => {
  test('counts a call up while it is pending and down when it ends, well or not', () => {
    const activity = createApiActivity()
    const first = activity.started()
    const second = activity.started()
    expect(activity.read().inFlight).toBe(2)
    first(null)
    expect(activity.read().inFlight).toBe(1)
    second(refusal)
    expect(activity.read().inFlight).toBe(0)
  })

  test('keeps the code and message of a refusal, and tells its listeners', () => {
    const activity = createApiActivity()
    let told = 0
    activity.subscribe(() => {
      told += 1
    })
    activity.started()(refusal)
    expect(activity.read()).toEqual({
      inFlight: 0,
      failed: true,
      message: 'Número de CNPJ inválido',
      code: -17,
    })
    expect(told).toBe(2)
  })

  test('starts with no error, an empty message and code 0', () => {
    expect(createApiActivity().read()).toEqual({ inFlight: 0, failed: false, message: '', code: 0 })
  })
})
