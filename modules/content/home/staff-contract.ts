import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import { DateTime, OkResponse } from '#platform/contract/schemas.ts'
import {
  PicturePath,
  Revision,
  ShopLink,
  writingStaff,
} from '#modules/content/content-versions/contract.ts'
import { homeCalls } from './contract.ts'
import { homeSectionKinds } from './rules/section.ts'

const Title = z
  .string('Tulis judulnya.')
  .trim()
  .min(2, 'Tulis judulnya.')
  .max(80, 'Paling banyak 80 karakter.')

const Time = (empty: string) => z.iso.datetime({ offset: true, error: empty }).nullable()

const SectionFields = z.object({
  title: Title,
  isOn: z.boolean(),
  startsAt: Time('Tulis tanggal dan jam mulainya.'),
  endsAt: Time('Tulis tanggal dan jam selesainya.'),
  keys: z
    .array(z.string().trim().min(1).max(120, 'Alamat paling banyak 120 karakter.'))
    .max(24, 'Paling banyak 24 pilihan.'),
  /** Of a banner; without one the picture that it has stays. */
  picture: PicturePath.optional(),
  alt: z.string().trim().max(200, 'Paling banyak 200 karakter.').default(''),
  link: ShopLink.or(z.literal('')).default(''),
})

const StaffSection = z.object({
  id: z.string(),
  kind: z.enum(homeSectionKinds),
  title: z.string(),
  state: z.enum(['off', 'scheduled', 'shown', 'ended']),
  isOn: z.boolean(),
  startsAt: DateTime.nullable(),
  endsAt: DateTime.nullable(),
  keys: z.array(z.string()),
  picture: z.string().nullable(),
  alt: z.string(),
  link: z.string(),
  revision: z.int(),
})

const Choice = z.object({ slug: z.string(), name: z.string() })
const sectionCall = { ...writingStaff, ids: 'whole' } as const
const refusals = ['home.banner', 'home.key', 'home.period'] as const

export const staffHomeCalls = {
  page: call('GET /staff/home', {
    ...writingStaff,
    summary: 'The draft of the home page, and its published versions',
    response: json(
      z.object({
        sections: z.array(StaffSection),
        addableKinds: z.array(z.enum(homeSectionKinds)),
        /** Counts the changes of the draft. */
        draftRevision: z.int(),
        /** Whether the draft differs from what readers see. */
        isChanged: z.boolean(),
        previewKey: z.string(),
        revision: z.int(),
        versions: z.array(
          z.object({
            revision: z.int(),
            staff: z.string(),
            savedAt: DateTime,
            sections: z.int(),
          }),
        ),
      }),
    ),
  }),
  section: call('GET /staff/home/sections/{id}', {
    ...sectionCall,
    summary: 'One section of the draft, with what may be chosen for it',
    response: json(StaffSection.extend({ choices: z.array(Choice) })),
  }),
  addSection: call('POST /staff/home/sections', {
    ...writingStaff,
    summary: 'Adds a section to the end of the draft, switched off',
    body: z.object({ kind: z.enum(homeSectionKinds, 'Pilih jenisnya.'), title: Title }),
    refusals: ['home.kind', 'home.full'],
    response: created(z.object({ id: z.string() })),
  }),
  changeSection: call('PUT /staff/home/sections/{id}', {
    ...sectionCall,
    summary: 'Changes a section of the draft',
    body: SectionFields.extend({ revision: Revision }),
    refusals: ['desk.changed', ...refusals],
    response: json(z.object({ id: z.string() })),
  }),
  moveSection: call('POST /staff/home/sections/{id}/move', {
    ...sectionCall,
    summary: 'Moves a section of the draft to a place, from 1 on',
    body: z.object({
      place: z
        .int('Tulis urutannya.')
        .min(1, 'Urutan mulai dari 1.')
        .max(100, 'Urutan paling banyak 100.'),
    }),
    response: json(OkResponse),
  }),
  removeSection: call('DELETE /staff/home/sections/{id}', {
    ...sectionCall,
    summary: 'Removes a section from the draft',
    response: json(OkResponse),
  }),
  publish: call('POST /staff/home/publish', {
    ...writingStaff,
    summary: 'Shows readers the draft',
    body: z.object({ draftRevision: Revision }),
    refusals: ['home.changed', 'home.unchanged'],
    response: json(OkResponse),
  }),
  restore: call('POST /staff/home/restore', {
    failures: [404],
    ...writingStaff,
    summary: 'Makes an earlier version the draft, to look at and publish',
    body: z.object({ version: Revision, draftRevision: Revision }),
    refusals: ['home.changed'],
    response: json(OkResponse),
  }),
}

/** What readers and staff call, as groups of the contract. */
export const homeCallGroups = { home: homeCalls, staffHome: staffHomeCalls }
