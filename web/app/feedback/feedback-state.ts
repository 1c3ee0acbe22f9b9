import { create } from 'zustand'

export const useFeedback = create<{ open: boolean }>()(() => ({ open: false }))

export const openFeedback = () => useFeedback.setState({ open: true })
export const closeFeedback = () => useFeedback.setState({ open: false })
