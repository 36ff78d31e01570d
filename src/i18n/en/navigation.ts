export const navigation = {} as const
