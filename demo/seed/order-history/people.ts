import { randomUUID } from 'node:crypto'
import type {
  Buyer,
  BuyerContext,
  Context,
  Staff,
  StaffContext,
  AppDeps,
} from '#platform/http/context.ts'
import { createCompany } from '#modules/people/companies/service.ts'
import { addAddress } from '#modules/people/customers/service/addresses.ts'
import { createAccount } from '#modules/people/identity/service/accounts.ts'
import { resolveAddress } from '../addresses.ts'
import type { PastClock } from './past-clock.ts'

/** A buyer with past orders and the addresses that these are delivered to. */
export type HistoricBuyer = { buyer: Buyer; phone: string; addressIds: string[] }

/** Buyers that exist only to have orders. */
const INVENTED_BUYERS: [
  name: string,
  company: string | null,
  city: string,
  district: string,
  street: string,
][] = [
  ['Hendra Gunawan', null, '32.75', 'Jatiasih', 'Jl. Wibawa Mukti II No. 27'],
  ['Lilis Suryani', null, '36.03', 'Cikupa', 'Citra Raya Blok M4 No. 11'],
  ['Rudi Prasetyo', 'CV Bangun Cipta Utama', '33.74', 'Banyumanik', 'Jl. Karangrejo Raya No. 90'],
  ['Nurul Aini', null, '35.78', 'Wonocolo', 'Jl. Jemursari Selatan VI No. 3'],
  [
    'Andreas Simatupang',
    'PT Simatupang Karya Beton',
    '12.71',
    'Medan Johor',
    'Jl. Karya Wisata No. 45',
  ],
  ['Yuliana Tan', null, '16.71', 'Sukarami', 'Jl. Kolonel H. Burlian KM 7'],
  ['Muh. Ilham Daeng', 'CV Pilar Celebes', '73.71', 'Rappocini', 'Jl. Sultan Alauddin No. 112'],
  ['Wayan Sudarma', null, '51.71', 'Denpasar Selatan', 'Jl. Tukad Barito Gang IV No. 9'],
  ['Siti Rahmawati', null, '64.71', 'Balikpapan Utara', 'Jl. Soekarno-Hatta KM 4,5'],
  ['Bambang Irawan', 'PT Cipta Graha Nusa', '31.74', 'Cilandak', 'Jl. Lebak Bulus III No. 18'],
  ['Fajar Nugroho', null, '33.74', 'Tembalang', 'Perum Bukit Kencana Blok CC 5'],
  ['Maria Goreti', null, '35.78', 'Rungkut', 'Jl. Rungkut Asri Timur XI No. 30'],
  [
    'Dedi Kurniawan',
    'CV Tiga Roda Jaya Konstruksi',
    '32.75',
    'Mustikajaya',
    'Jl. Raya Mustikasari No. 6',
  ],
  ['Agnes Panjaitan', null, '12.71', 'Medan Helvetia', 'Jl. Beringin Raya Gang Keluarga No. 2'],
  ['Ketut Arimbawa', 'CV Bali Karya Abadi', '51.71', 'Denpasar Barat', 'Jl. Gunung Soputan No. 77'],
  ['Rina Marlina', null, '31.74', 'Tebet', 'Jl. Asem Baris Raya No. 14'],
]

/** Creates the invented buyers with an address each, in the order of the list. */
export async function createInventedBuyers(deps: AppDeps): Promise<HistoricBuyer[]> {
  const buyers: HistoricBuyer[] = []
  for (const [index, [name, company, city, district, street]] of INVENTED_BUYERS.entries()) {
    const email = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@contoh.id`
    const phone = `+62812${String(90_410_000 + index * 7_919)}`
    const companyId = company
      ? await createCompany(deps, { name: company, state: 'verified' })
      : null
    // Nobody signs in as them: the password is random and not stored.
    const accountId = await createAccount(deps, {
      name,
      email,
      phone,
      password: randomUUID(),
      status: 'active',
      companyId,
    })
    if (!accountId) throw new Error(`account exists already: ${email}`)
    const demoAddress = {
      label: company ? 'Proyek' : 'Rumah',
      street,
      city,
      district,
      roadWidthM: 7,
      driverNote: '',
    }
    const address = await addAddress(
      deps,
      accountId,
      await resolveAddress(deps.db, demoAddress, { name, phone }),
    )
    const buyer: Buyer = {
      kind: 'buyer',
      sessionId: accountId,
      accountId,
      name,
      email,
      companyId,
      isBusiness: companyId !== null,
    }
    buyers.push({ buyer, phone, addressIds: [address.id] })
  }
  return buyers
}

/** One of the demo's own buyers with their addresses, the main one first. */
export async function loadDemoBuyer({ db }: AppDeps, email: string): Promise<HistoricBuyer> {
  const row = await db
    .selectFrom('account')
    .leftJoin('company', 'company.id', 'account.company_id')
    .select(['account.id', 'account.name', 'account.phone', 'account.company_id', 'company.state'])
    .where('account.email', '=', email)
    .executeTakeFirstOrThrow()
  const addresses = await db
    .selectFrom('address_book')
    .select('id')
    .where('reader_id', '=', row.id)
    .orderBy('is_main', 'desc')
    .orderBy('created_at')
    .orderBy('label')
    .$narrowType<{ id: string }>()
    .execute()
  const { id: accountId, name, company_id: companyId } = row
  const isBusiness = row.state === 'verified'
  return {
    buyer: { kind: 'buyer', sessionId: accountId, accountId, name, email, companyId, isBusiness },
    phone: row.phone,
    addressIds: addresses.map(({ id }) => id),
  }
}

/** A member of the demo's staff. */
export async function loadDemoStaff({ db }: AppDeps, email: string): Promise<Staff> {
  const {
    id: staffId,
    name,
    roles,
  } = await db
    .selectFrom('staff')
    .select(['id', 'name', 'roles'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { kind: 'staff', sessionId: staffId, staffId, name, email, roles: roles as Staff['roles'] }
}

const createContext = (deps: AppDeps, clock: PastClock): Omit<Context, 'actor'> => ({
  ...deps,
  clock,
  visitor: { token: undefined, issue: () => randomUUID() },
  requestId: 'demo',
  ipAddress: '127.0.0.1',
  userAgent: 'demo',
  token: undefined,
  spendWork: () => {},
  lanes: { run: (_lane, work) => work() },
})
export const createBuyerContext = (
  deps: AppDeps,
  clock: PastClock,
  buyer: Buyer,
): BuyerContext => ({
  ...createContext(deps, clock),
  actor: buyer,
  buyer,
})
export const createStaffContext = (
  deps: AppDeps,
  clock: PastClock,
  staff: Staff,
): StaffContext => ({
  ...createContext(deps, clock),
  actor: staff,
  staff,
})

/** Somebody without an account. */
export const createVisitorContext = (deps: AppDeps, clock: PastClock): Context => ({
  ...createContext(deps, clock),
  actor: { kind: 'visitor' },
})
