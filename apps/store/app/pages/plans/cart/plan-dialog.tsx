import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { PlanList, type PlanListProps } from '../choice/plan-list.tsx'
import { plansCopy } from '../copy.ts'

interface PlanDialogProps extends Omit<PlanListProps, 'look' | 'onLeave'> {
  readonly open: boolean
  readonly onClose: () => void
}

/** The modal 'Selecione o plano': the owner closes it when a plan is selected. */
export default function PlanDialog({ open, onClose, ...list }: PlanDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={plansCopy.choose} size="lg">
      <PlanList {...list} look="rows" onLeave={onClose} />
    </Dialog>
  )
}
