export const ROLES = ['ROLE ADMIN', 'ROLE MERCHANT', 'ROLE MEMBER'] as const
export type Role = (typeof ROLES)[number]
