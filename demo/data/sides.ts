/** The demo shows more than the front of these: from the side and among other furniture. */
export const SHOWN_FROM_ALL_SIDES = new Set(['KLM-C10E', 'NVR-UR600', 'QTB-UF600', 'TLG-IC80', 'RGW-U40'])
