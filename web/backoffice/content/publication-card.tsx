import { formatDateTime } from '#platform/format.ts'
import { buildArticlePath } from '#modules/content/articles/rules.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ActionButton } from '../shared/actions/action-button.tsx'
import type { EditedArticle } from './article-form.tsx'

/** Whether readers see the article, and the button that lets them. */
export function PublicationCard({ article, reply }: { article: EditedArticle; reply: unknown }) {
  const { state, publishedAt, revision } = article
  if (state === 'published')
    return (
      <Card title="Terbit">
        <p className="mb-3 text-14">Terbit {formatDateTime(publishedAt!)}.</p>
        <ButtonLink to={buildArticlePath(article)} variant="outlined" icon="external-link" wide>
          Lihat di toko
        </ButtonLink>
        <p className="mt-3 text-12 text-ink-2">
          Untuk menariknya, kosongkan waktu terbit lalu simpan.
        </p>
      </Card>
    )
  return (
    <Card title={state === 'scheduled' ? 'Terjadwal' : 'Draf'}>
      <p className="mb-3 text-14">
        {publishedAt ? `Tampil sendiri ${formatDateTime(publishedAt)}.` : 'Belum dilihat pembaca.'}
      </p>
      <ActionButton
        intent={`publish ${revision}`}
        label="Terbitkan sekarang"
        text="Pembaca langsung melihat versi yang tersimpan."
        reply={reply}
      />
    </Card>
  )
}
