import { withTransaction } from '#platform/database/database.ts'
import type { Role } from '#platform/contract/call.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { copyVerifiedDetails, createCompany } from '#modules/people/companies/service.ts'
import { addAddress } from '#modules/people/customers/service/addresses.ts'
import { createAccount } from '#modules/people/identity/service/accounts.ts'
import { createStaff } from '#modules/people/staff/service/members.ts'
import {
  DEMO_BUYER_PASSWORD,
  DEMO_STAFF_PASSWORD,
  type DEMO_BUYER_EMAILS,
  type DEMO_STAFF_EMAILS,
} from '../accounts.ts'
import { resolveAddress, type DemoAddress } from './addresses.ts'
import { seedVerification } from './verification.ts'

type DemoCompany = {
  name: string
  npwp: string
  state: 'submitted' | 'verified'
  /** What staff verified of it. */
  verified?: { entity: 'PT'; nib: string; position: string; office: DemoAddress }
}

type Person = {
  name: string
  email: (typeof DEMO_BUYER_EMAILS)[number]
  phone: string
  company?: DemoCompany
  addresses: DemoAddress[]
}

/** The buyers whose accounts the README lists. */
const people: Person[] = [
  {
    name: 'Sari Wulandari',
    email: 'retail@contoh.id',
    phone: '+6281290417735',
    addresses: [
      {
        label: 'Rumah',
        street: 'Jl. Kenanga Raya No. 14, RT 03/RW 07',
        city: '32.16',
        district: 'Tambun Selatan',
        roadWidthM: 5,
        driverNote: 'Pagar hijau di depan musala. Bongkar di garasi.',
      },
      {
        label: 'Rumah Ibu',
        street: 'Jl. Margonda Gang Melati No. 8',
        city: '32.76',
        district: 'Beji',
        roadWidthM: 3,
        driverNote: '',
      },
    ],
  },
  {
    name: 'Budi Hartanto',
    email: 'bisnis@contoh.id',
    phone: '+6281317702284',
    company: {
      name: 'PT Griya Selaras Konstruksi',
      npwp: '0912345678013000',
      state: 'verified',
      verified: {
        entity: 'PT',
        nib: '9120304051617',
        position: 'Direktur',
        office: {
          label: '',
          street: 'Jl. Prof. Dr. Soepomo No. 45',
          city: '31.74',
          district: 'Tebet',
          roadWidthM: 8,
          driverNote: '',
        },
      },
    },
    addresses: [
      {
        label: 'Proyek Tebet',
        street: 'Jl. Tebet Timur Dalam No. 61',
        city: '31.74',
        district: 'Tebet',
        roadWidthM: 7,
        driverNote: 'Masuk lewat gerbang proyek, lapor ke Pak Joko.',
      },
      {
        label: 'Gudang Rungkut',
        street: 'Jl. Rungkut Industri III No. 20',
        city: '35.78',
        district: 'Rungkut',
        roadWidthM: 10,
        driverNote: '',
      },
    ],
  },
  {
    name: 'Dewi Anggraini',
    email: 'baru@contoh.id',
    phone: '+6285655120938',
    company: { name: 'CV Karya Bersama Mandiri', npwp: '0823456789013000', state: 'submitted' },
    addresses: [],
  },
]

const staff: { name: string; email: (typeof DEMO_STAFF_EMAILS)[number]; roles: Role[] }[] = [
  { name: 'Ratna Kusuma', email: 'admin@contoh.id', roles: ['admin'] },
  { name: 'Agus Salim', email: 'sales@contoh.id', roles: ['sales'] },
  { name: 'Bambang Riyadi', email: 'gudang@contoh.id', roles: ['warehouse'] },
  { name: 'Fitri Handayani', email: 'finance@contoh.id', roles: ['finance'] },
  { name: 'Vera Lestari', email: 'verifikasi@contoh.id', roles: ['verification'] },
  { name: 'Kirana Putri', email: 'konten@contoh.id', roles: ['content'] },
]

/** Creates the demo's buyers with companies and addresses, and its staff; existing accounts stay. */
export const seedPeople = (deps: AppDeps): Promise<void> =>
  withTransaction(deps, async (deps) => {
    for (const person of people) await seedBuyer(deps, person)
    await seedVerification(deps, 'baru@contoh.id')
    for (const member of staff)
      await createStaff(deps, { ...member, password: DEMO_STAFF_PASSWORD })
  })

async function seedBuyer(deps: AppDeps, { company, addresses, ...person }: Person) {
  const existing = await deps.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', person.email)
    .executeTakeFirst()
  if (existing) return
  const companyId = company ? await createCompany(deps, company) : null
  const id = await createAccount(deps, {
    ...person,
    password: DEMO_BUYER_PASSWORD,
    status: 'active',
    companyId,
  })
  if (!id) throw new Error(`account exists already: ${person.email}`)
  for (const address of addresses)
    await addAddress(deps, id, await resolveAddress(deps.db, address, person))
  if (company?.verified) await seedVerifiedDetails(deps, companyId!, company, person)
}

async function seedVerifiedDetails(
  deps: AppDeps,
  companyId: string,
  { name, npwp, verified }: DemoCompany,
  person: Pick<Person, 'name' | 'phone'>,
) {
  const { entity, nib, position, office } = verified!
  const { street, provinceId, cityId, districtId, villageId, postalCode } = await resolveAddress(
    deps.db,
    office,
    person,
  )
  await copyVerifiedDetails(deps, companyId, {
    company: { name, npwp, entity, nib },
    pic: { name: person.name, position, phone: person.phone },
    address: { street, provinceId, cityId, districtId, villageId, postalCode },
  })
}
