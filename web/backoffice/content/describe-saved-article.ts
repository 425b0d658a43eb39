import { formatDateTime } from '#platform/format.ts'

/** What a save has made of an article: its time of publication decides whether readers see it. */
export function describeSavedArticle(publishedAt: string | null, now: Date): string {
  if (publishedAt === null) return 'Artikel tersimpan sebagai draf; pembaca tidak melihatnya.'
  return new Date(publishedAt) > now
    ? `Artikel tersimpan; terbit ${formatDateTime(publishedAt)}.`
    : 'Artikel tersimpan; pembaca melihatnya.'
}
