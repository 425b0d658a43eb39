/** Width of an enlarged image (px). */
export const ZOOM_WIDTH_PX = 1536
