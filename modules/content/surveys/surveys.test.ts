import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days } from '#platform/clock.ts'
import { createSignedInBuyer } from '#tests/support/accounts/buyers.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const sales = await shop.asStaff('sales@contoh.id')

const message = {
  action: 'insert',
  table: 'contact',
  name: 'Sari Wulandari',
  email: 'sari@contoh.id',
  subject: 'Harga semen',
  desc: 'Berapa harga 200 sak?',
} as const

const list = (table?: 'contact' | 'general_survey' | 'triplek_survey') =>
  sales.staffSurveys.answers({ query: table ? { table } : {} })

test('GET /exec: sent again it is stored once, with a key or without', async () => {
  const visitor = shop.asVisitor()
  const first = await visitor.surveys.exec({ query: message })
  assert.deepEqual(await visitor.surveys.exec({ query: message }), first)
  const keyed = { ...message, requestId: 'kunci-0001' }
  const second = await visitor.surveys.exec({ query: keyed })
  assert.deepEqual(await visitor.surveys.exec({ query: keyed }), second)
  assert.notEqual(second.id, first.id)
  const other = visitor.surveys.exec({ query: { ...keyed, desc: 'Lain' } })
  assert.equal((await expectRefusal(other)).code, 'survey.other_answers')
  assert.equal((await list()).total, 2)
  shop.clock.advance(days(1))
  await visitor.surveys.exec({ query: message })
  assert.equal((await list()).total, 3)
})

test('GET /exec: what is missing or wrong is named by its field', async () => {
  const wrong = { ...message, email: 'bukan-email', desc: '  ', table: 'contact' } as const
  const refusal = await expectRefusal(shop.asVisitor().surveys.exec({ query: wrong }))
  assert.deepEqual([refusal.status, refusal.code], [422, 'survey.invalid'])
  assert.deepEqual(Object.keys(refusal.errors).toSorted(), ['desc', 'email'])
  const triplek = { action: 'insert', table: 'triplek_survey', phone: 'nol delapan' } as const
  const missing = await expectRefusal(shop.asVisitor().surveys.exec({ query: triplek }))
  assert.deepEqual(Object.keys(missing.errors).toSorted(), [
    'compareToOthers',
    'decisionToBuy',
    'name',
    'phone',
    'reminderConsent',
  ])
})

test('GET /exec: an answer that was left out is a dash, a phone number is digits', async () => {
  await shop.asVisitor().surveys.exec({
    query: {
      action: 'insert',
      table: 'triplek_survey',
      compareToOthers: 'Lebih murah',
      decisionToBuy: 'Ongkos kirim',
      reminderConsent: 'Ya',
      name: 'Rudi',
      phone: '0812-9041 7735',
    },
  })
  const [answer] = (await list('triplek_survey')).results
  assert.deepEqual(answer!.answers, {
    timeToNeed: '-',
    compareToOthers: 'Lebih murah',
    decisionToBuy: 'Ongkos kirim',
    reminderConsent: 'Ya',
    name: 'Rudi',
    phone: '081290417735',
    companyName: '-',
  })
})

test('GET /exec: a phone number may be typed with its country, and is digits as well', async () => {
  const answers = {
    nickname: 'Ayu',
    currentJob: 'Mandor',
    selectedMaterials: 'Cat',
    projectLocation: 'Depok',
  }
  const send = (phone: string) =>
    shop.asVisitor().surveys.exec({
      query: { action: 'insert', table: 'general_survey', ...answers, phone },
    })
  await send('+62 812-9041-7735')
  const [answer] = (await list('general_survey')).results
  assert.equal(answer!.answers['phone'], '6281290417735')
  const refusal = await expectRefusal(send('0812+90417735'))
  assert.deepEqual(Object.keys(refusal.errors), ['phone'])
})

test('GET /exec: too many from one address wait', async () => {
  const visitor = shop.client({ ipAddress: '203.0.113.7' })
  const attempts = Array.from({ length: 31 }, (_, index) => ({
    ...message,
    subject: `Pesan ${index}`,
  }))
  const statuses: number[] = []
  for (const query of attempts)
    statuses.push(
      await visitor.surveys.exec({ query }).then(
        () => 200,
        async (thrown: { status: number }) => thrown.status,
      ),
    )
  assert.deepEqual(statuses.slice(-2), [200, 429])
})

test('GET /staff/exports/survey-answers: a heading and a row for each answer', async () => {
  const chunks: Uint8Array[] = []
  const stream = await sales.staffSurveys.exportAnswers({
    query: { table: 'triplek_survey', format: 'csv' },
  })
  for await (const chunk of stream) chunks.push(chunk)
  const lines = Buffer.concat(chunks).toString('utf8').trim().split('\n')
  assert.equal(lines.length, 2)
  assert.match(lines[0]!, /Masuk;Kapan dibutuhkan/)
  assert.match(lines[1]!, /;Lebih murah;Ongkos kirim;Ya;Rudi;081290417735;$/)
})

test('survey answers: only staff who answer read them; an account has its own in its data', async () => {
  const finance = await shop.asStaff('finance@contoh.id')
  const refused = finance.staffSurveys.answers({ query: {} })
  assert.equal((await expectRefusal(refused)).status, 403)
  const { token } = await createSignedInBuyer(shop.db)
  const buyer = shop.client({ token })
  await buyer.surveys.exec({ query: { ...message, subject: 'Dari akun' } })
  const { formulir } = (await shop.db
    .selectFrom('survey_answer')
    .select((eb) => eb.fn.countAll<number>().as('formulir'))
    .where('account_id', 'is not', null)
    .executeTakeFirstOrThrow()) as { formulir: number }
  assert.equal(Number(formulir), 1)
})

test('GET /staff/survey-summaries: every choice is counted, one’s own words once and nothing left out as an answer', async () => {
  const send = (answers: Record<string, string>) =>
    shop.asVisitor().surveys.exec({
      query: {
        action: 'insert',
        table: 'general_survey',
        nickname: 'Ayu',
        phone: '081290417735',
        currentJob: 'Kontraktor',
        projectLocation: 'Bogor',
        ...answers,
      } as never,
    })
  const summarize = () => sales.staffSurveys.summary({ query: { table: 'general_survey' } })
  const before = await summarize()
  await send({ selectedMaterials: 'Cat, Besi beton', nickname: 'Satu' })
  await send({ selectedMaterials: 'Cat, keramik 60x60, nat, lem', nickname: 'Dua' })
  await send({ selectedMaterials: 'Cat', currentJob: 'Dosen', nickname: 'Tiga' })
  const after = await summarize()
  assert.equal(after.total - before.total, 3)
  const change = (name: string) => {
    const read = ({ questions }: typeof after) => questions.find((each) => each.name === name)!
    const [now, then] = [read(after), read(before)]
    const choices = now.choices.map(({ choice, count }, index) => [
      choice,
      count - then.choices[index]!.count,
    ])
    return {
      answered: now.answered - then.answered,
      own: now.own - then.own,
      ...Object.fromEntries(choices.filter(([, count]) => count !== 0)),
    }
  }
  assert.deepEqual(change('selectedMaterials'), { answered: 3, own: 1, 'Besi beton': 1, Cat: 3 })
  assert.deepEqual(change('currentJob'), { answered: 3, own: 1, Kontraktor: 2 })
  assert.deepEqual(change('projectLocation'), { answered: 3, own: 0, Bogor: 3 })
  const empty = await sales.staffSurveys.summary({ query: { table: 'purchase_feedback' } })
  assert.deepEqual([empty.total, empty.firstAt, empty.questions[0]!.average], [0, null, null])
  for (const [index, rating] of ['5', '4', '4'].entries())
    await shop.asVisitor().surveys.exec({
      query: {
        action: 'insert',
        table: 'purchase_feedback',
        orderNumber: `SO/2026/XI/${index}`,
        rating,
      },
    })
  const rated = await sales.staffSurveys.summary({ query: { table: 'purchase_feedback' } })
  assert.equal(rated.questions[0]!.average!.toFixed(2), '4.33')
})
