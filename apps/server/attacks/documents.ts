import { randomInt } from 'node:crypto'

/** A CPF that nobody else has, with valid check digits. */
export function anyCpf(): string {
  const base = String(randomInt(100_000_000, 999_999_999))
  const first = checkDigit(base)
  return `${base}${first}${checkDigit(`${base}${first}`)}`
}

function checkDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (digits.length + 1 - at), 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

/** A Visa number that passes the Luhn check and that nobody else has; its last digit decides in the sandbox. */
export function anyCard(lastDigit: number): string {
  for (;;) {
    const number = `4024${randomInt(10_000_000_000).toString().padStart(10, '0')}`
    for (let free = 0; free < 10; free++) {
      const whole = `${number}${free}${lastDigit}`
      if (passesLuhn(whole)) return whole
    }
  }
}

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
