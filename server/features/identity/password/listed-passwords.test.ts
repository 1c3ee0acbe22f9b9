import { expect, test } from 'vitest'
import { assertGoodPassword } from './check-password.ts'

const meera = { name: 'Meera Nair', email: 'meera@nila.test', company: 'Nila Foods' }

test.each(
  `1q2w3e4r5t qwertyuiop 1234567890 password123 iloveyou123 football123 liverpool1 Manchester1 Computer123 1qaz2wsx3edc
  zaq12wsxcde qazwsxedcrfv asdfghjkl123 Princess123 superman123 michelle123 jordan2323 Pakistan123 monkey12345 trustno1trustno1
  sunshine2024 Charlie!2024 Passw0rd!23 Welcome@123 Admin@12345 Test@12345 Abcd@12345 abc123abc123 a1b2c3d4e5 India@12345
  Rahul@12345 krishna@108 cricket@2024 Password1! Qwerty@12345 1111111111 0987654321 q1w2e3r4t5 dragon2026! starwars77`.split(
    /\s+/,
  ),
)('%s is refused', (password) => {
  expect(() => assertGoodPassword(password.padEnd(10, '!'), meera)).toThrow(/easy to guess/)
})

test.each([
  'violet teapot 47 harbour',
  'amber kettle 12 lighthouse',
  'kq7!vZp2xLm',
  'Tr4in-to-Mysuru',
  'correct horse 9 battery',
])('%s is taken', (password) => {
  expect(() => assertGoodPassword(password, meera)).not.toThrow()
})
