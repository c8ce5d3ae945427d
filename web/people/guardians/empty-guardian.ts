export const emptyGuardian = { guardian_name: '', guardian_relation: '', guardian_contact: '' }
