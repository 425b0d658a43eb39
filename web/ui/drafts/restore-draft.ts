import { isEqual, type DraftRecord } from './draft-record.ts'
import { fillControls, listControls, readBase, readTyped } from './form-controls.ts'
import type { DraftOptions, RestoredDraft } from './form-draft.ts'

/**
 * Restores the draft of a form: its controls are filled, and what controls with React state need is
 * returned. What was typed before the scripts had loaded is newer and stays.
 */
export function restoreDraft(
  form: HTMLFormElement,
  record: DraftRecord,
  restoreValues: DraftOptions['restore'],
): RestoredDraft {
  const draft = record.read()
  if (!draft) return {}
  const groups = listControls(form)
  const query = new URLSearchParams(form.method === 'get' ? location.search : '')
  const restored: Record<string, unknown> = {}
  for (const [name, { typed }] of Object.entries(draft.fields)) {
    const controls = groups.get(name)
    const current = controls && readTyped(controls)
    const base = controls && readBase(controls)
    const isNewer = !isEqual(current, base) && !isEqual(current, typed)
    if (!isNewer && !isEqual(typed, base) && !query.has(name)) restored[name] = typed
  }
  const { files = {}, postKey } = draft
  const missingFiles = Object.keys(files).flatMap((name) =>
    record.findFile(name) ? [] : files[name]!,
  )
  const names = Object.keys(restored)
  if (restoreValues && names.length > 0) restoreValues(restored as Record<string, string[]>)
  else for (const name of names) fillControls(groups.get(name) ?? [], restored[name] as string[])
  if (names.length + missingFiles.length > 0) openDetailsAround(form)
  return {
    postKey,
    missingFiles,
    values: names.length > 0 ? restored : undefined,
  }
}

/** A form may be folded away; one with something in it is shown. */
function openDetailsAround(element: Element | null): void {
  for (let around = element?.closest('details'); around;) {
    around.open = true
    around = around.parentElement?.closest('details')
  }
}
