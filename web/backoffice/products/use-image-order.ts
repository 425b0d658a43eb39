import { useEffect, useState } from 'react'
import type { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'
import { moveImage } from './gallery-order.ts'

/** An order that was sent, and the reply that was there before its own. */
type Saving = { images: readonly string[]; previousReply: unknown }

/**
 * The images in the order to show, which every move saves at once. A move that is made while another is being saved
 * waits for it, because it needs the revision that the other one makes.
 */
export function useImageOrder(
  stored: readonly string[],
  revision: number,
  { submit, state, data }: ReturnType<typeof useActionFetcher>,
) {
  const [unsaved, setUnsaved] = useState<readonly string[]>()
  const [saving, setSaving] = useState<Saving>()
  // The router renders its states as transitions: just after a submission it still says idle, with the revision
  // before it. Only another reply says that the saved order and its revision are there.
  const isSaving = saving !== undefined && (state !== 'idle' || data === saving.previousReply)
  const images = unsaved ?? (isSaving ? saving.images : stored)
  useEffect(() => {
    if (!unsaved || isSaving) return
    const form = new FormData()
    form.set('intent', 'picture-order')
    form.set('revision', String(revision))
    for (const image of unsaved) form.append('order', image)
    setUnsaved(undefined)
    setSaving({ images: unsaved, previousReply: data })
    void submit(form, { method: 'post' })
  }, [unsaved, isSaving, revision, data, submit])
  return {
    images,
    isBusy: isSaving || unsaved !== undefined,
    move(from: number, to: number): void {
      const moved = moveImage(images, from, to)
      if (moved.join() !== images.join()) setUnsaved(moved)
    },
  }
}
