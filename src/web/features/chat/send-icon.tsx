import icon from '../../ui/icon/icon.module.css'

/** The icon points along the line of reading, so it is mirrored in Arabic. */
export function SendIcon() {
  return (
    <svg className={icon.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false" data-mirror="">
      <path d="M4 12 3 4l18 8-18 8zM4 12h8" />
    </svg>
  )
}
