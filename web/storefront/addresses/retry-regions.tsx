import { Button } from '#web/ui/button.tsx'

/** Before scripts run, this button loads the lists below the chosen region. */
export const RetryRegions = () => (
  <noscript>
    <Button type="submit" name="intent" value="regions" formNoValidate variant="outlined">
      Perbarui daftar wilayah
    </Button>
  </noscript>
)
