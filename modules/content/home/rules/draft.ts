import { HOME_SECTIONS, type HomeSection, type HomeSectionKind } from './section.ts'

/** More sections than anybody scrolls through. */
export const MAX_HOME_SECTIONS = 24

/** The kinds of section that can still be added. */
export const listAddableKinds = (sections: readonly HomeSection[]): HomeSectionKind[] =>
  (Object.keys(HOME_SECTIONS) as HomeSectionKind[]).filter(
    (kind) =>
      HOME_SECTIONS[kind].isRepeatable || sections.every((section) => section.kind !== kind),
  )

/** The sections with one of them at another place, from 1 on; as they were where it is there. */
export function moveSection(
  sections: readonly HomeSection[],
  id: number,
  place: number,
): readonly HomeSection[] {
  const from = sections.findIndex((section) => section.id === id)
  const to = Math.min(place, sections.length) - 1
  if (from < 0 || from === to) return sections
  return sections.toSpliced(from, 1).toSpliced(to, 0, sections[from]!)
}

export type HomeSectionState = 'off' | 'scheduled' | 'shown' | 'ended'

/** Whether readers see a section at a time. */
export function findSectionState(
  { isOn, startsAt, endsAt }: Pick<HomeSection, 'isOn' | 'startsAt' | 'endsAt'>,
  at: Date,
): HomeSectionState {
  if (!isOn) return 'off'
  if (startsAt !== null && new Date(startsAt) > at) return 'scheduled'
  return endsAt !== null && new Date(endsAt) <= at ? 'ended' : 'shown'
}

/** Whether two states of the page show and plan the same; revisions of sections do not matter. */
export const isSamePage = (one: readonly HomeSection[], other: readonly HomeSection[]): boolean =>
  JSON.stringify(one.map(listValues)) === JSON.stringify(other.map(listValues))

// In a fixed order: the database does not keep the order of an object's fields.
const listValues = ({ revision: _revision, ...values }: HomeSection) =>
  Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1))
