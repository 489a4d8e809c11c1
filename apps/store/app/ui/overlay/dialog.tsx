import { Modal, type ModalProps } from './modal.tsx'

interface DialogProps extends ModalProps {
  /** Widest: sm 432 px, md 640, lg 896, full the content's width and the window's height. */
  readonly size?: 'sm' | 'md' | 'lg' | 'full'
}

/** A modal window in the middle of the screen; on a phone at its foot. */
export function Dialog(props: DialogProps) {
  return <Modal {...props} placement="centre" />
}

/** A modal panel that comes in from the right, as high as the window. */
export function Drawer(props: ModalProps) {
  return <Modal {...props} placement="side" />
}
