import { PREVIEW_PARAM } from '#modules/content/home/rules/preview.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ActionButton } from '../shared/actions/action-button.tsx'
import type { DraftPage } from './section-row.tsx'

/** What of the draft readers do not see yet, with its preview and the button that publishes it. */
export function DraftCard({ page, reply }: { page: DraftPage; reply: unknown }) {
  const { isChanged, previewKey, draftRevision } = page
  if (!isChanged)
    return (
      <Card title="Terbit">
        <p className="text-14">Pembaca melihat beranda ini. Perubahan menjadi draf dahulu.</p>
      </Card>
    )
  return (
    <Card title="Draf">
      <p className="mb-3 text-14">Ada perubahan yang belum dilihat pembaca.</p>
      <ButtonLink
        to={`/?${new URLSearchParams({ [PREVIEW_PARAM]: previewKey })}`}
        variant="outlined"
        icon="external-link"
        reloadDocument
        wide
        className="mb-3"
      >
        Lihat pratinjau
      </ButtonLink>
      <ActionButton
        intent={`publish ${draftRevision}`}
        label="Terbitkan beranda"
        text="Pembaca langsung melihat draf ini."
        reply={reply}
      />
    </Card>
  )
}
