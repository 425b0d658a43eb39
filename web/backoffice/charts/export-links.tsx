import { Icon } from '#web/ui/icons/icon.tsx'

/** Downloads what a page shows as a spreadsheet. */
export const ExportLinks = ({
  path,
  query,
}: {
  path: string
  query: Readonly<Record<string, string>>
}) => (
  <span className="flex flex-wrap gap-2">
    {(['xlsx', 'csv'] as const).map((format) => (
      <a
        key={format}
        href={`${path}?${new URLSearchParams({ ...query, format })}`}
        className="btn"
        data-variant="outlined"
        data-color="secondary"
        data-size="small"
      >
        <Icon name="download" /> {format.toUpperCase()}
      </a>
    ))}
  </span>
)
