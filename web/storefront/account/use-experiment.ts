import { useEffect } from 'react'
import { pushToDataLayer } from '#web/data-layer.ts'
import { EXPERIMENT, type RegisterLayoutVariant } from './layout-experiment.ts'

/** Reports the visitor's layout to the data layer (specification §3). */
export function useReportExperiment(variant: RegisterLayoutVariant): void {
  useEffect(() => {
    pushToDataLayer({ event: 'experiment', experiment: EXPERIMENT, variant })
  }, [variant])
}
