export const speakerRoles = ['speaker', 'co-host'] as const
export const speakerNameMax = 80
export const speakerAboutMax = 300
