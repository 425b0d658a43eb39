import { Button } from '#web/ui/button.tsx'

/** Before scripts run, a press brings the lists below what was chosen. */
export const RetryRegions = () => (
  <noscript>
    <Button type="submit" name="intent" value="regions" formNoValidate variant="outlined">
      Perbarui daftar wilayah
    </Button>
  </noscript>
)
