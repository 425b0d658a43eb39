import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import { OkResponse } from '#platform/contract/schemas.ts'
import { addressFields } from '#modules/foundation/regions/address-contract.ts'
import { PersonName, Phone } from '#modules/people/identity/person-contract.ts'
import { parseMapPin } from './rules.ts'

const Region = z.object({ id: z.string(), name: z.string() })

/** A shipping address with its regions by id and name. */
export const CustomerAddress = z
  .object({
    id: z.string(),
    label: z.string(),
    recipient: z.string(),
    phone: z.string(),
    street: z.string(),
    province: Region,
    city: Region,
    district: Region,
    village: Region,
    postalCode: z.string(),
    /** Metres; null where unknown. A narrow road rules out large lorries. */
    roadWidthM: z.number().nullable(),
    driverNote: z.string(),
    /** The exact place of delivery, in degrees. */
    pin: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    isMain: z.boolean(),
    /** Whether the colleagues of my company have it, too. */
    isShared: z.boolean(),
    /** Whether I entered it; only then I can share it or keep it to myself. */
    isOwn: z.boolean(),
  })
  .meta({ id: 'Address' })

const PIN_MESSAGE = 'Tulis titik di Indonesia, misalnya -6.2088, 106.8456, atau tempel tautan peta.'

const AddressBookFields = z.object({
  label: z.string().trim().min(1).max(50),
  recipient: PersonName,
  phone: Phone,
  ...addressFields,
  /** Metres. */
  roadWidthM: z.coerce.number().min(1).max(60).nullable().optional(),
  driverNote: z.string().trim().max(300),
  /** `-6.2088, 106.8456`, or a map link that contains coordinates. */
  pin: z
    .string()
    .trim()
    .max(500, 'Paling banyak 500 karakter.')
    .refine((text) => text === '' || parseMapPin(text) !== undefined, PIN_MESSAGE)
    .transform((text) => parseMapPin(text) ?? null)
    .nullable(),
  isMain: z.boolean(),
  /** With the colleagues of my company; without one it stays mine. */
  isShared: z.boolean(),
})
export const NewAddress = AddressBookFields.extend({
  driverNote: AddressBookFields.shape.driverNote.default(''),
  pin: AddressBookFields.shape.pin.default(null),
  isMain: AddressBookFields.shape.isMain.default(false),
  isShared: AddressBookFields.shape.isShared.default(true),
})
/** Omitted fields remain unchanged. */
export const AddressChange = AddressBookFields.partial()

const Profile = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  isBusiness: z.boolean(),
  companyName: z.string().nullable(),
  companyState: z.enum(['none', 'submitted', 'verified', 'rejected']),
  addresses: z.int(),
  openOrders: z.int(),
})

export const customerCalls = {
  profile: call('GET /customer/my/profile', {
    summary: 'My profile',
    who: 'buyer',
    response: json(Profile),
  }),
  changeProfile: call('PATCH /customer/my/profile-ecom', {
    summary: 'Change my name or phone',
    who: 'buyer',
    body: z.object({ name: PersonName.optional(), phone: Phone.optional() }),
    response: json(Profile),
  }),
  limitStatus: call('GET /customer/my/profile/limit-status', {
    summary:
      'What my company’s verification and credit limit open to me, and whether that is news to me',
    who: 'buyer',
    response: json(
      z.object({
        companyState: Profile.shape.companyState,
        /** `none`, `active` or `frozen`. */
        creditStatus: z.string(),
        /** True until the notice is closed; a new state is shown again. */
        notify: z.boolean(),
        message: z.string().nullable(),
      }),
    ),
  }),
  closeNotice: call('PATCH /customer/my/profile/close-notify', {
    summary: 'I have seen the notice of my limit status',
    who: 'buyer',
    response: json(OkResponse),
  }),
  sendVerification: call('POST /customer/my/profile-ecom/send-verification', {
    summary: 'E-mail a link that verifies my address',
    who: 'buyer',
    limit: { times: 5, seconds: 600, by: 'caller' },
    response: json(OkResponse),
  }),
  verified: call('GET /customer/my/profile-ecom/verified', {
    summary: 'Whether the link was opened',
    who: 'buyer',
    response: json(z.object({ verified: z.boolean() })),
  }),
  addresses: call('GET /customer/my/address', {
    summary: 'My shipping addresses, the main one first',
    who: 'buyer',
    response: json(z.object({ results: z.array(CustomerAddress) })),
  }),
  addAddress: call('POST /customer/my/address', {
    summary: 'Add a shipping address; the first becomes the main one',
    who: 'buyer',
    idempotent: true,
    body: NewAddress,
    refusals: ['address.region', 'address.too_many'],
    response: created(CustomerAddress),
  }),
  changeAddress: call('PATCH /customer/my/address/{id}', {
    summary: 'Change a shipping address',
    who: 'buyer',
    ids: 'uuid',
    body: AddressChange,
    refusals: ['address.region'],
    response: json(CustomerAddress),
  }),
  removeAddress: call('DELETE /customer/my/address/{id}', {
    summary: 'Remove a shipping address',
    who: 'buyer',
    ids: 'uuid',
    response: json(OkResponse),
  }),
}
