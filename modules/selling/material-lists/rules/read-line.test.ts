import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { readCells, readLine } from './read-line.ts'

/** A line as text: `40 lembar | triplek 9mm`. A number that may be a size is in brackets. */
function describe(line: string): string {
  const { text, qty, unit, trailing, isUnclear } = readLine(line)!
  const amount = trailing ? `(${trailing.qty})` : isUnclear ? '?' : (qty ?? '-')
  return `${[amount, unit ?? trailing?.unit].filter(Boolean).join(' ')} | ${trailing?.rest ?? text}`
}

const cases = {
  'a quantity with a selling unit, wherever it is': [
    ['40 lbr triplek 9mm', '40 lembar | triplek 9mm'],
    ['triplek 9 mm 40 lembar', '40 lembar | triplek 9 mm'],
    ['- semen 50 kg 10 sak', '10 sak | semen 50 kg'],
    ['3. Besi ulir 13 : 120 btg', '120 batang | Besi ulir 13'],
    ['pasir beton 6,5 kubik', '6.5 m³ | pasir beton'],
    ['pasir beton 1/2 kubik', '0.5 m³ | pasir beton'],
    ['1 1/2 kubik split', '1.5 m³ | split'],
    ['pasir pasang 2½ m3', '2.5 m³ | pasir pasang'],
    ['pipa 1/2 6 btg', '6 batang | pipa 1/2'],
    ['besi ½ in 10 btg', '10 batang | besi 1/2 in'],
    ['wiremesh m8 lembar 10', '10 lembar | wiremesh m8'],
    ['skrup baja ringan 5 dus 20mm', '5 dus | skrup baja ringan 20mm'],
    ['skrup gyps 25mm 2 ds', '2 dus | skrup gyps 25mm'],
    ['SEMEN 50KG 25SAK', '25 sak | SEMEN 50KG'],
    ['semen 50kg20sak', '20 sak | semen 50kg'],
    ['elbow 1/2 aw 2 lusin', '24 | elbow 1/2 aw'],
  ],
  'a marked quantity and one in front': [
    ['RB-TRP-MRT-09-UTY 40', '40 | RB-TRP-MRT-09-UTY'],
    ['RB-TRP-MRT-09-UTY, 1.200', '1200 | RB-TRP-MRT-09-UTY'],
    ['hebel 10 cm x 250', '250 | hebel 10 cm'],
    ['250 hebel 10 cm', '250 | hebel 10 cm'],
    ['semen qty: 25', '25 | semen'],
    ['gypsum 9mm sebanyak 25 lembar', '25 lembar | gypsum 9mm sebanyak'],
    ['paku 5cm @ 5kg', '5 kg | paku 5cm'],
  ],
  'a length behind a sign as a size': [
    ['Spandek Warna 0,3 mm × 4 m', '- | Spandek Warna 0,3 mm × 4 m'],
    ['Spandek Warna 0,3 mm × 4 m 8 lembar', '8 lembar | Spandek Warna 0,3 mm × 4 m'],
    ['Papan Gipsum 12 mm × 1.200 × 2.400', '- | Papan Gipsum 12 mm × 1.200 × 2.400'],
    ['spandek 0,3mm x 4m', '- | spandek 0,3mm x 4m'],
    ['plywood 18mm x 10', '10 | plywood 18mm'],
  ],
  'a number word that goods are called by as a word': [
    ['tangki air tiga lapis 1000 liter dua unit', '2 buah | tangki air tiga lapis 1000 liter'],
    ['paving segi enam 6 cm dua puluh m2', '20 m² | paving segi enam 6 cm'],
    ['saklar tiga tanam lima buah', '5 buah | saklar tiga tanam'],
    ['saklar tunggal tiga', '(3) | saklar tunggal'],
  ],
  'a number at the end that may be a size': [
    ['besi ulir 13', '(13) | besi ulir'],
    ['cat tembok putih 5 kg', '(5) kg | cat tembok putih'],
    ['cat putih 20kg 2', '(2) | cat putih 20kg'],
    ['semen 2 ton', '(2) ton | semen'],
  ],
  'numbers in words': [
    ['triplek 9mm empat puluh lembar', '40 lembar | triplek 9mm'],
    ['besi ulir tiga belas empat puluh batang', '40 batang | besi ulir 13'],
    ['semen lima puluh dua puluh lima sak', '25 sak | semen 50'],
    ['semen dua belas sak', '12 sak | semen'],
    ['bata seribu lima ratus biji', '1500 buah | bata'],
    ['lem pipa setengah lusin', '6 | lem pipa'],
  ],
  'a sign, a container, a remark or a label beside the quantity': [
    ['semen 40kg x 40 zak', '40 sak | semen 40kg'],
    ['spandek 5m x 20 lembar 0.35', '20 lembar | spandek 5m 0.35'],
    ['semen zak 50kg x 40', '40 sak | semen 50kg'],
    ['semen 20 zak 50kg', '20 sak | semen 50kg'],
    ['cat tembok pail 20 kg putih 2 pail', '2 galon | cat tembok 20 kg putih'],
    ['pasir beton 7 kubik (1 engkel)', '7 m³ | pasir beton'],
    ['triplek 12mm (20 lembar)', '20 lembar | triplek 12mm'],
    ['tandon air 1000 ltr warna biru 1 unit', '1 buah | tandon air 1000 ltr biru'],
    ['seng gelombang 0,2 6 kaki 20 lembar', '20 lembar | seng gelombang 0,2 1,8 m'],
    ['pipa aw 1/2 5 m lari', '(5) m | pipa aw 1/2'],
  ],
  'a price beside the goods is none of it': [
    ['tripleks 4mm 20lbr @65rb', '20 lembar | tripleks 4mm'],
    ['triplek 9mm 10 lbr Rp 118.000', '10 lembar | triplek 9mm'],
    ['besi 12 polos 40 btg @ Rp 95.000/btg', '40 batang | besi 12 polos'],
    ['semen 40kg 100 zak = 5.500.000', '100 sak | semen 40kg'],
    ['hebel 10 cm 8 kubik harga 700rb', '8 m³ | hebel 10 cm'],
    ['semen 50 kg = 1.000', '1000 | semen 50 kg'],
    ['bata merah 5rb biji', '5000 buah | bata merah'],
    ['semen 50kg 20 sak 54.500,-/sak', '20 sak | semen 50kg'],
  ],
  'no quantity, and one that a person has to clarify': [
    ['9 mm triplek', '- | 9 mm triplek'],
    ['semen 50 kg minus lima', '? | semen 50 kg'],
    ['triplek 9mm -5 lembar', '? | triplek 9mm'],
    ['semen 50kg 0 sak', '? | semen 50kg'],
    ['semen 50kg 10-15 sak', '? | semen 50kg'],
    ['triplek 9mm beberapa lembar', '? | triplek 9mm'],
  ],
}
for (const [title, lines] of Object.entries(cases))
  test(`readLine: ${title}`, () => {
    for (const [line, expected] of lines) assert.equal(describe(line!), expected, line)
  })

test('readCells: reads a row whatever the order of its columns', () => {
  const parsed = { text: 'Semen 50 kg', qty: 10, unit: 'sak' }
  for (const cells of [
    ['Semen 50 kg', '10', 'sak'],
    ['10', 'sak', 'Semen 50 kg'],
    ['1', 'Semen 50 kg', '10', 'Zak'],
    ['1', 'Semen 50 kg', 'sak', '10'],
  ])
    assert.deepEqual(readCells(cells), parsed)
  assert.equal(readCells(['RB-TRP-09', '1.250,5'])!.qty, 1250.5)
})

test('readLine: no word of the text is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (line) => {
      const parsed = readLine(line)
      return parsed === undefined ? !/\p{L}{3}/u.test(line) : parsed.text.length > 0
    }),
  )
})

test('readLine: a number in the name of a brand is no number', () => {
  const { text, qty } = readLine('sepuluh sak semen tiga roda')!
  assert.deepEqual([text, qty], ['semen tiga roda', 10])
})

test('readLine: a volume without a space is one measure', () => {
  assert.deepEqual(readLine('pasir beton 8m3'), { text: 'pasir beton', qty: 8, unit: 'm³' })
  assert.deepEqual(readLine('semen 50kg20sak'), { text: 'semen 50kg', qty: 20, unit: 'sak' })
})
