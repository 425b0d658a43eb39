import { toIsoTime } from '#platform/clock.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { checkPicture } from '#modules/content/content-versions/service/check-picture.ts'
import {
  BANNER_SIZE,
  HOME_SECTIONS,
  type HomeSection,
  type HomeSectionFields,
} from '../rules/section.ts'
import { listChoices } from './choices.ts'

export type SectionInput = Omit<HomeSectionFields, 'picture'> & { picture?: string | undefined }

/** The fields as they are stored. Throws 422 `home.banner`, `home.key`, `home.period`. */
export async function checkSection(
  ctx: StaffContext,
  before: HomeSection,
  input: SectionInput,
): Promise<HomeSectionFields> {
  const { title, isOn, startsAt, endsAt, keys } = input
  if (startsAt !== null && endsAt !== null && new Date(endsAt) <= new Date(startsAt))
    throw Refusal.field('endsAt', 'home.period', 'Selesainya harus sesudah mulainya.')
  return {
    title,
    isOn,
    startsAt: normalizeTime(startsAt),
    endsAt: normalizeTime(endsAt),
    keys: await checkKeys(ctx, before, keys),
    ...(before.kind === 'banner'
      ? await checkBanner(ctx, before, input)
      : { picture: null, alt: '', link: '' }),
  }
}

const normalizeTime = (time: string | null): string | null =>
  time === null ? null : toIsoTime(new Date(time))

async function checkKeys(ctx: StaffContext, { kind }: HomeSection, keys: readonly string[]) {
  const { choice } = HOME_SECTIONS[kind]
  if (!choice) return []
  const chosen = [...new Set(keys)]
  const known = new Set((await listChoices(ctx, choice)).map(({ slug }) => slug))
  const unknown = chosen.find((slug) => !known.has(slug))
  if (unknown !== undefined)
    throw Refusal.field('keys', 'home.key', `Tidak ada yang beralamat ${unknown}.`)
  return chosen
}

/** The least length of a text that says something. */
const MIN_ALT_LENGTH = 5

async function checkBanner(
  ctx: StaffContext,
  before: HomeSection,
  { picture = before.picture ?? undefined, alt, link }: SectionInput,
) {
  if (alt.length < MIN_ALT_LENGTH)
    throw refuse('alt', 'Tulis apa kata dan isi gambarnya, untuk pembaca yang tidak melihatnya.')
  if (link === '') throw refuse('link', 'Tulis ke mana bannernya menuju.')
  if (picture === undefined)
    throw refuse(
      'picture',
      `Unggah gambarnya, ${BANNER_SIZE.width} × ${BANNER_SIZE.height} piksel.`,
    )
  if (picture !== before.picture) {
    const problem = await checkPicture(ctx, picture, BANNER_SIZE)
    if (problem) throw refuse('picture', problem)
  }
  return { picture, alt, link }
}

const refuse = (field: string, message: string) => Refusal.field(field, 'home.banner', message)
