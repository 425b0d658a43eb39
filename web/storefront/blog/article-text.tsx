import { AdBanner } from '#web/shared/ads/ad-banner.tsx'
import { findAd, type ShownAd } from '#web/shared/ads/shown-ad.ts'
import { splitArticle } from './split-article.ts'

/** The text of an article; an ad inside of it stands before the heading nearest to its middle. */
export function ArticleText({ html, ads }: { html: string; ads: readonly ShownAd[] }) {
  const [beginning, rest] = findAd(ads, 'insidearticle') ? splitArticle(html) : [html, '']
  return (
    <>
      <Prose html={beginning} />
      <AdBanner ads={ads} placement="insidearticle" className="my-6" />
      {rest && <Prose html={rest} />}
    </>
  )
}

/** Sanitized by the server (platform/markdown). */
const Prose = ({ html }: { html: string }) => (
  <div className="prose mt-6" dangerouslySetInnerHTML={{ __html: html }} />
)
