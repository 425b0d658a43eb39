/** HTML that the server sanitized (platform/markdown); nothing where it is empty. */
export const Prose = ({ html, className = '' }: { html: string; className?: string }) =>
  html === '' ? undefined : (
    <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
  )
