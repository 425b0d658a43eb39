import { findSectionState } from '../rules/draft.ts'
import type { HomeSection } from '../rules/section.ts'

/** A section of the draft for its editor. */
export const presentSection = (section: HomeSection, now: Date) => ({
  ...section,
  id: String(section.id),
  state: findSectionState(section, now),
})
