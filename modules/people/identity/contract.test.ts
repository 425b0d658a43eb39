import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { EmailAddress, PersonName, Phone } from './person-contract.ts'

const seed = 20_261_120

const subscriber = fc.stringMatching(/^8[1-9]\d{7,9}$/)
const prefix = fc.constantFrom('0', '62', '+62', '', '+62 0', '+62 (0)')
const gap = fc.constantFrom('', ' ', '-', '.', ' - ', '\u00A0', '\u2011')

test('Phone: normalizes every notation of a mobile number', () => {
  fc.assert(
    fc.property(
      subscriber,
      prefix,
      gap,
      fc.integer({ min: 1, max: 5 }),
      (digits, start, between, every) => {
        const written = start + digits.match(new RegExp(`.{1,${every}}`, 'g'))!.join(between)
        assert.equal(Phone.parse(`  ${written} `), `+62${digits}`)
      },
    ),
    { seed },
  )
})

test('Phone: normalizing twice changes nothing', () => {
  fc.assert(
    fc.property(subscriber, (digits) => {
      const normalized = Phone.parse(`0${digits}`)
      assert.equal(Phone.parse(normalized), normalized)
    }),
    { seed },
  )
})

test('Phone: rejects what is not an Indonesian mobile number', () => {
  for (const wrong of [
    '',
    '021 5551234',
    '+1 812 9041 7735',
    '0812',
    '08129041773512345',
    '0812abc4177',
    '++6281290417735',
  ])
    assert.equal(Phone.safeParse(wrong).success, false, wrong)
})

const local = fc.stringMatching(/^[a-zA-Z0-9]([a-zA-Z0-9_+-]{0,20}[a-zA-Z0-9])?$/)
const domain = fc.stringMatching(/^[a-zA-Z0-9]{1,20}\.(id|co\.id|com|CO\.ID)$/)

test('EmailAddress: ignores case and surrounding spaces', () => {
  fc.assert(
    fc.property(local, domain, (name, host) => {
      const normalized = EmailAddress.parse(`${name}@${host}`)
      assert.equal(normalized, normalized.toLowerCase())
      assert.equal(
        EmailAddress.parse(`  ${name.toUpperCase()}@${host.toLowerCase()}\t`),
        normalized,
      )
      assert.equal(EmailAddress.parse(normalized), normalized)
    }),
    { seed },
  )
})

test('EmailAddress: any text is either rejected or an address without spaces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const parsed = EmailAddress.safeParse(text)
      if (parsed.success) assert.match(parsed.data, /^\S+@\S+\.\S+$/)
    }),
    { seed },
  )
})

const letters = fc.stringMatching(/^[A-Za-z'’.\u00C0-\u017F\u4E00-\u4EFF-]{2,12}$/)
const space = fc.constantFrom(' ', '  ', '\t', '\u00A0', '\n ', '\u3000')

test('PersonName: puts one space between the parts', () => {
  fc.assert(
    fc.property(fc.array(letters, { minLength: 1, maxLength: 6 }), space, (parts, between) => {
      fc.pre(/\p{L}/u.test(parts.join('')))
      const normalized = PersonName.parse(` ${parts.join(between)}${between}`)
      assert.equal(normalized, parts.join(' ').normalize('NFC'))
      assert.equal(PersonName.parse(normalized), normalized)
    }),
    { seed },
  )
})

test('PersonName: any text is either rejected or a visible, readable name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
      const parsed = PersonName.safeParse(text)
      if (!parsed.success) return
      assert.ok(parsed.data.length >= 2 && parsed.data.length <= 100)
      assert.match(parsed.data, /\p{L}/u)
      assert.doesNotMatch(parsed.data, /\p{C}|^\s|\s$|\s\s/u)
      assert.equal(PersonName.parse(parsed.data), parsed.data)
    }),
    { seed, numRuns: 2_000 },
  )
})

test('PersonName: rejects invisible characters, reversed text and empty names', () => {
  for (const wrong of [
    '',
    'A',
    ' B ',
    '12',
    '...',
    'Budi\u202Eitna',
    'Ad\u200Bmin',
    'Sari\u0007',
    'a'.repeat(101),
  ])
    assert.equal(PersonName.safeParse(wrong).success, false, JSON.stringify(wrong))
  for (const right of [
    'Jo',
    "Siti Nur'aini",
    'R.A. Kartini',
    'José Ma. Ñuñez',
    '王小明',
    'I Gusti Ngurah 2',
  ])
    assert.equal(PersonName.parse(right), right)
})
