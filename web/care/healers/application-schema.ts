import '../../ui/form/zod-without-eval.ts'

export { healerForm } from '@newyou/contract/care/healers/applications'
