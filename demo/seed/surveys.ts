import type { AppDeps } from '#platform/http/context.ts'
import { type Db, withTransaction } from '#platform/database/database.ts'
import { submitAnswers } from '#modules/content/surveys/service/answers.ts'
import type { SurveyForm } from '#modules/content/surveys/rules.ts'
import { createVisitorContext } from './order-history/people.ts'
import { createPastClock, dayBefore } from './order-history/past-clock.ts'

type Answers = { daysAgo: number; hour: number } & Record<string, string | number>

const GIVEN: Record<Exclude<SurveyForm, 'purchase_feedback'>, Answers[]> = {
  contact: [
    {
      daysAgo: 9,
      hour: 10.25,
      name: 'Rahmat Hidayat',
      email: 'rahmat.hidayat@contoh.id',
      subject: 'Kirim ke Sukabumi',
      desc: 'Apakah bisa kirim 300 sak semen ke Cisaat, Sukabumi? Jalan masuknya muat truk engkel.',
    },
    {
      daysAgo: 2,
      hour: 15.5,
      name: 'Ibu Kartika Wulandari',
      email: 'kartika@contoh.id',
      subject: 'Contoh keramik',
      desc: 'Boleh minta contoh satu keping keramik 60 × 60 sebelum pesan untuk satu rumah?',
    },
  ],
  partnership: [
    {
      daysAgo: 5,
      hour: 9.75,
      companyName: 'PT Baja Ringan Sentosa',
      picName: 'Hendrik Susanto',
      email: 'hendrik@contoh.id',
      phone: '081390417001',
      address: 'Kawasan Industri Jababeka Blok C 12, Cikarang, Kabupaten Bekasi',
      desc: 'Kami pabrik rangka atap baja ringan. Ingin barang kami dijual di Pondasi, stok siap 40 ton per bulan.',
    },
  ],
  general_survey: [
    {
      daysAgo: 8,
      hour: 11,
      nickname: 'Pak Darto',
      phone: '081290417002',
      currentJob: 'Mandor atau tukang',
      selectedMaterials: 'Semen dan mortar, Besi beton',
      materialDetails: 'Semen 40 kg dan besi 10 untuk cor dak 80 m².',
      projectLocation: 'Bekasi',
    },
    {
      daysAgo: 6,
      hour: 14,
      nickname: 'Wulan',
      phone: '081290417003',
      currentJob: 'Pemilik rumah',
      selectedMaterials: 'Cat, Atap dan rangka',
      projectLocation: 'Depok',
    },
    {
      daysAgo: 4,
      hour: 9,
      nickname: 'Yoga',
      phone: '081290417004',
      companyName: 'CV Yoga Karya',
      currentJob: 'Kontraktor',
      selectedMaterials: 'Besi beton, Bata dan panel, Pipa dan sanitasi',
      projectLocation: 'Tangerang',
    },
    {
      daysAgo: 1,
      hour: 16.25,
      nickname: 'Nina',
      phone: '081290417005',
      companyName: 'PT Graha Mitra Utama',
      currentJob: 'Bagian pembelian',
      selectedMaterials: 'Semen dan mortar, Triplek dan kayu',
      projectLocation: 'Karawang',
    },
  ],
  triplek_survey: [
    {
      daysAgo: 7,
      hour: 13,
      timeToNeed: 'Minggu ini',
      compareToOthers: 'Lebih murah',
      decisionToBuy: 'Ongkos kirim',
      reminderConsent: 'Ya',
      name: 'Slamet Riyadi',
      phone: '081290417006',
    },
    {
      daysAgo: 3,
      hour: 10.5,
      timeToNeed: '1–3 bulan lagi',
      compareToOthers: 'Belum membandingkan',
      decisionToBuy: 'Ukuran tidak ada',
      reminderConsent: 'Tidak',
      name: 'Dimas Prakoso',
      phone: '081290417007',
      companyName: 'Dimas Interior',
    },
  ],
}

/** Of the newest orders that have arrived, the newest first. */
const FEEDBACK = [
  { rating: '5', desc: 'Datang sesuai jam, sopirnya bantu turunkan sampai garasi.' },
  { rating: '4' },
  { rating: '3', desc: 'Barangnya bagus, tapi terlambat dua jam dan tidak dikabari.' },
]

/** What people sent through the forms and surveys, so that staff have some to read and to sum up. */
export const seedSurveys = (deps: AppDeps): Promise<void> =>
  withTransaction(deps, async (deps) => {
    const now = deps.clock.now()
    const clock = createPastClock(now)
    const visitor = createVisitorContext(deps, clock)
    for (const [table, given] of Object.entries(GIVEN) as [SurveyForm, Answers[]][])
      for (const { daysAgo, hour, ...answers } of given) {
        clock.set(dayBefore(now, daysAgo, hour))
        await submitAnswers(visitor, { table, ...answers })
      }
    clock.set(dayBefore(now, 1, 18.5))
    const orders = await listArrivedOrders(deps.db, FEEDBACK.length)
    for (const [index, { number: orderNumber }] of orders.entries())
      await submitAnswers(visitor, {
        table: 'purchase_feedback',
        orderNumber,
        ...FEEDBACK[index],
      })
  })

const listArrivedOrders = (db: Db, count: number) =>
  db
    .selectFrom('sales_order')
    .select('number')
    .where('status', 'in', ['delivered', 'completed'])
    .orderBy('placed_at', 'desc')
    .orderBy('number', 'desc')
    .limit(count)
    .execute()
