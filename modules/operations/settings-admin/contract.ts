import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { emailedTaskKinds } from '#modules/foundation/staff-tasks/rules.ts'
import {
  MAX_DAYS_AFTER,
  MAX_DAYS_BEFORE,
  MAX_STEPS,
} from '#modules/finance/payment-reminders/rules/schedule.ts'
import { readOpeningHours } from '#modules/selling/delivery/rules/opening-hours.ts'
import { DeliverySchedule } from '#modules/selling/delivery/rules/delivery-schedule.ts'
import { VehicleCode } from '#modules/selling/delivery/rules/vehicles.ts'
import {
  ALL_FILE_KINDS,
  MAX_UPLOAD_BYTES,
  uploadPurposes,
} from '#modules/foundation/files/rules.ts'

const adminOnly = { who: 'staff', roles: ['admin'] } as const

const UploadRuleResponse = z.object({
  upload: z.enum(uploadPurposes),
  label: z.string(),
  kinds: z.array(z.enum(ALL_FILE_KINDS)),
  /** Bytes. */
  maxBytes: z.int(),
})

const line = (max: number) => z.string().trim().max(max)

/** Who the shop is on its documents; an empty field is left out there. */
const LetterheadFields = z.object({
  legalName: line(120),
  address: line(200),
  phone: line(60),
  email: z.union([z.literal(''), z.email('Tulis alamat email yang lengkap.')]),
  npwp: line(30),
})

/** The kinds of tasks whose arrival is announced to staff by e-mail. */
const TaskEmailFields = z.object({ kinds: z.array(z.enum(emailedTaskKinds)) })

/** A number of the vehicle table that staff type. */
const measure = (label: string, max: number) =>
  z
    .number(`Tulis ${label} dengan angka.`)
    .min(0.1, 'Paling kecil 0,1.')
    .max(max, `Paling besar ${max}.`)
const price = (label: string, max: number) =>
  z.int(`Tulis ${label} dalam rupiah bulat.`).max(max, 'Terlalu besar.')

/** A kind of vehicle in the table from which quotations are computed. */
const VehicleFields = z.object({
  code: VehicleCode,
  name: z.string().trim().min(2, 'Tulis nama kendaraan.').max(40),
  capacityKg: measure('daya angkut', 60_000),
  capacityM3: measure('isi bak', 100),
  bedM: measure('panjang bak', 20),
  longestM: measure('panjang barang', 20),
  folds: z.boolean(),
  roadM: measure('lebar jalan', 20),
  base: price('harga per rit', 100_000_000).min(1, 'Tulis harga per rit lebih dari 0.'),
  perKm: price('harga per km', 1_000_000).min(0, 'Paling kecil 0.'),
})

/** How far, what folded and when the vehicles deliver. */
const DeliveryFields = DeliverySchedule.extend({
  /** Road kilometres from a warehouse. */
  reachKm: z
    .number('Tulis jarak dengan angka.')
    .min(1, 'Paling kecil 1 km.')
    .max(5000, 'Paling besar 5.000 km.'),
  /** Slugs of the sub-categories whose bars bend. */
  bends: z.array(z.string().max(100)).max(100, 'Paling banyak 100 jenis barang.'),
})

/** Whole rupiah. */
const limit = (label: string) => price(label, 1_000_000_000).min(0, 'Paling kecil 0.')

/** The amounts up to which a role decides alone (whole rupiah). */
const FinanceLimitFields = z.object({
  /** Refunds above it are approved by a second person. */
  refundApproval: limit('batas pengembalian'),
  /** Differences up to it are retained or written off by finance, and by an admin. */
  financeDifference: limit('batas keuangan'),
  adminDifference: limit('batas admin'),
})

const dayList = (max: number) =>
  z
    .array(
      z
        .int('Tulis hari dengan angka bulat.')
        .min(1, 'Paling kecil 1.')
        .max(max, `Paling besar ${max}.`),
    )
    .max(MAX_STEPS, `Paling banyak ${MAX_STEPS} hari.`)
    .refine((list) => new Set(list).size === list.length, 'Ada hari yang tertulis dua kali.')

/** When buyers are reminded of invoices on credit terms, in days from the due day. */
const ReminderFields = z.object({
  before: dayList(MAX_DAYS_BEFORE),
  onDay: z.boolean(),
  after: dayList(MAX_DAYS_AFTER),
})

/** Where and when buyers pick goods up; empty where the shop does not say. */
const WarehouseFields = z.object({
  code: z.string().max(10),
  name: z.string(),
  address: z.string().trim().max(200, 'Paling panjang 200 karakter.'),
  /** As people read them; what can be picked up when follows from them. */
  openingHours: z
    .string()
    .trim()
    .max(100, 'Paling panjang 100 karakter.')
    .refine(
      (text) => text === '' || readOpeningHours(text) !== undefined,
      'Tulis seperti ini: Senin–Jumat 08.00–16.00, Sabtu 08.00–12.00.',
    ),
})

/** New values with those that the caller saw: what a colleague has changed since is not overwritten. */
const withSeen = <Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) =>
  fields.extend({ seen: z.record(z.string(), z.unknown()).optional() })

/** Settings that staff can change. */
export const staffSettingsCalls = {
  show: call('GET /staff/settings', {
    ...adminOnly,
    summary: 'The settings of the shop',
    response: json(
      z.object({
        registrationOpen: z.boolean(),
        uploads: z.array(UploadRuleResponse),
        letterhead: LetterheadFields,
        taskEmails: TaskEmailFields,
        financeLimits: FinanceLimitFields,
        reminders: ReminderFields,
        /** Smallest first. */
        vehicles: z.array(VehicleFields),
        delivery: DeliveryFields,
        warehouses: z.array(WarehouseFields),
      }),
    ),
  }),
  changeRegistration: call('PUT /staff/settings/registration', {
    ...adminOnly,
    summary: 'Open or close registration',
    body: z.object({ open: z.boolean() }),
    response: json(z.object({ open: z.boolean() })),
  }),
  changeUpload: call('PUT /staff/settings/uploads', {
    ...adminOnly,
    summary: 'Change the file types and the size of an upload',
    body: z.object({
      upload: z.enum(uploadPurposes),
      kinds: z.array(z.enum(ALL_FILE_KINDS)).min(1, 'Pilih paling sedikit satu jenis.'),
      maxBytes: z
        .int('Tulis ukuran dengan angka.')
        .min(1024, 'Paling kecil 1 kB.')
        .max(MAX_UPLOAD_BYTES, 'Paling besar 10 MB.'),
      /** The rule that the caller saw; another is not overwritten. */
      seen: z.object({ kinds: z.array(z.string()), maxBytes: z.number() }).optional(),
    }),
    refusals: ['desk.changed'],
    response: json(UploadRuleResponse),
  }),
  changeLetterhead: call('PUT /staff/settings/letterhead', {
    ...adminOnly,
    summary: 'Change who the shop is on its documents',
    body: withSeen(LetterheadFields),
    refusals: ['desk.changed'],
    response: json(LetterheadFields),
  }),
  changeTaskEmails: call('PUT /staff/settings/task-emails', {
    ...adminOnly,
    summary: 'Choose which arriving tasks staff are told of by e-mail',
    body: withSeen(TaskEmailFields),
    refusals: ['desk.changed'],
    response: json(TaskEmailFields),
  }),
  changeFinanceLimits: call('PUT /staff/settings/finance-limits', {
    ...adminOnly,
    summary: 'Change up to which amounts a role decides about refunds and differences alone',
    body: withSeen(FinanceLimitFields).refine(
      (limits) => limits.adminDifference >= limits.financeDifference,
      {
        path: ['adminDifference'],
        message: 'Admin memutuskan paling sedikit sebesar batas keuangan.',
      },
    ),
    refusals: ['desk.changed'],
    response: json(FinanceLimitFields),
  }),
  changeReminders: call('PUT /staff/settings/reminders', {
    ...adminOnly,
    summary: 'Change when buyers are reminded of invoices on credit terms',
    body: withSeen(ReminderFields),
    refusals: ['desk.changed'],
    response: json(ReminderFields),
  }),
  changeWarehouse: call('PUT /staff/settings/warehouses', {
    ...adminOnly,
    failures: [404],
    summary: 'Change where and when goods are picked up at a warehouse',
    body: withSeen(WarehouseFields.omit({ name: true })),
    refusals: ['desk.changed'],
    response: json(WarehouseFields),
  }),
  changeVehicle: call('PUT /staff/settings/vehicles', {
    ...adminOnly,
    summary: 'Change what a kind of vehicle carries and costs, effective from the next quotation',
    body: withSeen(VehicleFields),
    refusals: ['desk.changed'],
    response: json(VehicleFields),
  }),
  changeDelivery: call('PUT /staff/settings/delivery', {
    ...adminOnly,
    summary:
      'Change how far, what folded and when the shop delivers, effective from the next quotation',
    body: withSeen(DeliveryFields),
    refusals: ['desk.changed'],
    response: json(DeliveryFields),
  }),
}
